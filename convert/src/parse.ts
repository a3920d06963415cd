import { Parser, type ParserOptions, type Token } from 'parse5';
import { checkLevel } from './notes.ts';
import { parserErrors } from './noteTexts.ts';
import { Tags } from './tags.ts';
import { treeAdapterFor, type ParsedMap, type ParsedNode } from './treeAdapter.ts';

/** What a parser made of some HTML. */
export interface Source {
  nodes: ParsedNode[];
  isPage: boolean;
  tags: Tags;
}

/** What a page has around its content. */
const AROUND = /^(html|head|body)$/;

/** The mode of the parser in which anything may follow; it does not export their names. */
const IN_TEMPLATE = 17;
const IN_TABLE_TEXT = 9;
/** Those in a table, a group of its columns, a section of it, and a row. */
const IN_TABLE: readonly number[] = [8, 11, 12, 13];

/** A parser of HTML as the standard describes it, which reads the tags too. */
class Reader extends Parser<ParsedMap> {
  tags!: Tags;
  isPage = false;
  private last = -1;
  private hasTableParts = false;

  override onStartTag(token: Token.TagToken) {
    const { tagName: name, selfClosing: isSelfClosing, location } = token;
    const { startLine: line, startOffset: at } = location ?? { startLine: 1, startOffset: 0 };
    if (this.isNew(at, name)) this.tags.start({ name, line, at, isSelfClosing });
    if (this.fragmentContext && this.openElements.stackTop === 0) this.startOutermost();
    super.onStartTag(token);
    checkLevel(this.openElements.stackTop);
    // It opens all of them again in whatever follows.
    checkLevel(this.activeFormattingElements.entries.length);
  }

  /** Lets anything follow a part of a table that is in none: another table, or a form. */
  private startOutermost() {
    const mode: number = this.insertionMode;
    this.hasTableParts ||= IN_TABLE.includes(mode);
    if (this.hasTableParts && mode !== IN_TABLE_TEXT) this.insertionMode = IN_TEMPLATE;
  }

  override onEndTag(token: Token.TagToken) {
    const { tagName: name, location } = token;
    const { startLine: line, startOffset: at } = location ?? { startLine: 1, startOffset: 0 };
    if (this.isNew(at, name)) this.tags.close({ name, line });
    super.onEndTag(token);
  }

  override onDoctype(token: Token.DoctypeToken) {
    this.isPage = true;
    super.onDoctype(token);
  }

  /** Whether a tag was not read before: the parser reads it again after text that a table may not have. */
  private isNew(at: number, name: string): boolean {
    if (this.last === at) return false;
    this.last = at;
    this.isPage ||= AROUND.test(name);
    return true;
  }
}

/** Lets a new reader read some HTML. */
function readBy(
  readerFor: (options: ParserOptions<ParsedMap>) => Parser<ParsedMap>,
  html: string,
): Reader {
  const tags = new Tags();
  const reader = readerFor({
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    treeAdapter: treeAdapterFor(tags),
    onParseError({ code, startLine }) {
      const text = parserErrors[code];
      if (text) tags.notes.push({ ...text, line: startLine });
    },
  }) as Reader;
  reader.tags = tags;
  reader.tokenizer.write(html, true);
  return reader;
}

/** Reads some HTML as a browser does it: a page if the parser finds what only a page has, or else a part of one. */
export function read(html: string): Source {
  const part = readBy((options) => Reader.getFragmentParser<ParsedMap>(null, options), html);
  // Its own fragment would be moved there node by node.
  const [root = part.document] = part.document.children;
  if (!part.isPage && 'children' in root)
    return { nodes: root.children, isPage: false, tags: part.tags };
  const page = readBy((options) => new Reader(options), html);
  return { nodes: page.document.children, isPage: true, tags: page.tags };
}
