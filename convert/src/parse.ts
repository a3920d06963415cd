import {
  defaultTreeAdapter,
  html as syntax,
  Parser,
  type DefaultTreeAdapterMap,
  type Token,
} from 'parse5';
import { checkLevel } from './notes.ts';

/** A tag as it is written in the HTML. */
export interface Tag {
  name: string;
  isEnd: boolean;
  line: number;
  /** Where it begins. */
  at: number;
  isSelfClosing: boolean;
}

/** A mistake that the parser names, by line. */
export interface Mistake {
  line: number;
  code: string;
}

export type Node = DefaultTreeAdapterMap['node'];

/** What a parser made of some HTML. */
export interface Source {
  root: Node;
  isPage: boolean;
  tags: Tag[];
  mistakes: Mistake[];
}

/** What a page has around its content. */
const AROUND = /^(html|head|body)$/;

/** A parser of HTML as the standard describes it, which remembers the tags. */
class Reader extends Parser<DefaultTreeAdapterMap> {
  readonly tags: Tag[] = [];
  hasDoctype = false;

  override onStartTag(token: Token.TagToken) {
    this.remember(token, false);
    super.onStartTag(token);
    checkLevel(this.openElements.stackTop);
    // It opens all of them again in whatever follows.
    checkLevel(this.activeFormattingElements.entries.length);
  }

  override onEndTag(token: Token.TagToken) {
    this.remember(token, true);
    super.onEndTag(token);
  }

  override onDoctype(token: Token.DoctypeToken) {
    this.hasDoctype = true;
    super.onDoctype(token);
  }

  private remember({ tagName, selfClosing, location }: Token.TagToken, isEnd: boolean) {
    const { startLine: line, startOffset: at } = location ?? { startLine: 1, startOffset: 0 };
    // The parser reads a tag again after text that a table may not have.
    if (this.tags.at(-1)?.at === at) return;
    this.tags.push({ name: tagName, isEnd, line, at, isSelfClosing: selfClosing });
  }
}

/** Makes nodes that know where they begin, and texts that know where they end; the rest would take half of the memory. */
const ADAPTER: typeof defaultTreeAdapter = {
  ...defaultTreeAdapter,
  setNodeSourceCodeLocation(node, location) {
    node.sourceCodeLocation =
      location && 'startTag' in location ? (location.startTag ?? location) : location;
  },
  updateNodeSourceCodeLocation(node, end) {
    if ('value' in node && node.sourceCodeLocation) Object.assign(node.sourceCodeLocation, end);
  },
};

/** Reads some HTML as a browser does it: a page if the parser finds what only a page has, or else a part of one. */
export function read(html: string): Source {
  const mistakes: Mistake[] = [];
  const options = {
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    treeAdapter: ADAPTER,
    onParseError: ({ code, startLine }: { code: string; startLine: number }) =>
      mistakes.push({ code, line: startLine }),
  };
  const part = Reader.getFragmentParser<DefaultTreeAdapterMap>(null, options) as Reader;
  part.tokenizer.write(html, true);
  const isPage = part.hasDoctype || part.tags.some(({ name }) => AROUND.test(name));
  // Its own fragment would be moved there node by node.
  const [root = part.document] = part.document.childNodes;
  if (!isPage) return { root, isPage, tags: part.tags, mistakes };
  mistakes.length = 0;
  const page = new Reader(options);
  page.tokenizer.write(html, true);
  return { root: page.document, isPage, tags: page.tags, mistakes };
}

/** The children of a node; those of a template are behind it. */
export function childrenOf(node: Node): readonly Node[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

export const isSvg = (namespace: string) => namespace === (syntax.NS.SVG as string);
