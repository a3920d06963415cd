import { isTyped } from '../accepted.ts';
import { MAPPING } from '../known.ts';
import { VOID } from '../void.ts';
import { balancedEnd } from './balanced.ts';
import { SYNTAXES, type Pattern, type Syntax } from './syntaxes.ts';

/** What is no HTML, as it is written. */
export interface Found {
  text: string;
  /** What a note calls its syntax. */
  syntax: string;
  isStatement: boolean;
  line: number;
  /** Whether it became a comment. */
  isComment: boolean;
  /** Whether another note tells of the attribute that it is in. */
  isNoted?: boolean;
}

/** One that was found, before it is known where it goes. */
export type Piece = Omit<Found, 'line' | 'isComment'>;

/** What may begin a piece. */
const FIRST = /[<{@[$#%}-]/;
const LAST_BRACKET = /[[({](?!.*[[({])/;
/** The name of a component, which is no element's. */
const COMPONENT = /^(?=.*[A-Z])(?=.*[a-z])|[-:]/;
/** A block of Razor or Angular that ends, and what may follow it. */
const BLOCK_END =
  /\}(?:\s*(?:@?else(?:\s+if)?|(?:catch|finally)(?=\s*[({])|while\s*\([^()]*\)\s*;))?/y;
const BLOCK: Pattern = { start: BLOCK_END, isStatement: true, opensBlock: true };

function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** Whether an element of HTML, and not of a drawing, may have content. */
const isContainer = (tag: string) =>
  isTyped(tag) && MAPPING.accepted[tag] !== 'path' && tag !== 'svg' && !VOID.test(tag);

/** Some HTML with something else for what is between two patterns, which have the global flag. */
function replaceBetween(
  html: string,
  [start, end]: readonly [start: RegExp, end: RegExp],
  by: (content: string) => string,
): string {
  let rest = '';
  let at = 0;
  for (;;) {
    start.lastIndex = at;
    const found = start.exec(html);
    end.lastIndex = start.lastIndex;
    const closed = found && end.exec(html);
    if (!closed) return rest + html.slice(at);
    rest += html.slice(at, start.lastIndex) + by(html.slice(start.lastIndex, closed.index));
    at = closed.index;
  }
}

const SCRIPTS = [/<script\b/gi, /<\/script\b/gi] as const;
const COMMENTS = [/<!--/g, /-->/g] as const;
const STYLES = [/<style\b/gi, /<\/style\b/gi] as const;
/** What CSS has too: its rules, and the words that begin with an at sign. */
const IN_CSS = /@|(?<![{$#])\{(?![{%!])/g;

/** Some HTML without what looks like a template in scripts, comments and styles. */
function searchable(html: string): string {
  const withoutScripts = replaceBetween(html, SCRIPTS, () => '>');
  const withoutComments = replaceBetween(withoutScripts, COMMENTS, () => '');
  return replaceBetween(withoutComments, STYLES, (css) => css.replace(IN_CSS, ''));
}

/** Finds the pieces of templates in some HTML. */
export class Pieces {
  private readonly syntaxes: readonly Syntax[];
  private readonly last = new Map<string, number>();
  /** What ends nothing any more in the rest of the HTML. */
  private readonly missing = new Set<RegExp>();
  /** How many blocks are open that end with a bracket. */
  private blocks = 0;
  /** Where a piece begins that has no end, by its syntax. */
  readonly unclosed = new Map<string, number>();

  constructor(private readonly html: string) {
    const searched = searchable(html);
    const all = SYNTAXES.filter(({ when }) => when.test(searched));
    const main = all.find(({ isGeneral }) => !isGeneral);
    this.syntaxes = all.map((one) => (one.isGeneral && main ? { ...one, name: main.name } : one));
  }

  /** Whether there may be any. */
  get areThere() {
    return this.syntaxes.length > 0;
  }

  /** Whether a slash closes an element. */
  closes(tag: string): boolean {
    return this.syntaxes.some(
      ({ closes }) =>
        closes &&
        (COMPONENT.test(tag) ||
          !isTyped(tag.toLowerCase()) ||
          (closes === 'all' && isContainer(tag.toLowerCase()))),
    );
  }

  /** The syntax in which a tag is that of a component, which the parser would take for another element; none if it is not. */
  componentSyntax(tag: string): string | undefined {
    if (/[.:]|^(?:ng-|x-slot$)/i.test(tag)) return this.syntaxes[0]?.name;
    if (!/^(?=.*[a-z])[A-Z]/.test(tag)) return undefined;
    return this.syntaxes.find(
      ({ closes }) => closes === 'all' || (closes && !isTyped(tag.toLowerCase())),
    )?.name;
  }

  /** Whether the character after this one is plain text. */
  isEscape(place: number): boolean {
    return this.syntaxes.some(
      ({ escape }) => escape && matchAt(escape, this.html, place) !== undefined,
    );
  }

  /** The piece that begins at a place, if there is one. */
  at(place: number, isInTag: boolean): Piece | undefined {
    const { html } = this;
    const code = isInTag ? undefined : this.codeAt(place);
    if (code) return code;
    if (!FIRST.test(html[place] ?? '')) return undefined;
    if (!isInTag && this.blocks > 0 && html[place] === '}') return this.blockEnd(place);
    let unclosed: string | undefined;
    for (const { name, pieces } of this.syntaxes)
      for (const piece of pieces) {
        if (isInTag && piece.isInText) continue;
        const end = this.endOf(piece, place);
        if (end === 'none' && !unclosed) unclosed = name;
        if (typeof end !== 'number') continue;
        const isStatement = piece.isStatement ?? false;
        if (isStatement && !isInTag && html[end - 1] === '{') this.blocks++;
        return { text: html.slice(place, end), syntax: name, isStatement };
      }
    if (unclosed && !this.unclosed.has(unclosed)) this.unclosed.set(unclosed, place);
    return undefined;
  }

  /** The statements that begin at a place in a block, at its start or after a tag. */
  private codeAt(place: number): Piece | undefined {
    if (this.blocks === 0 || !/[{>}]/.test(this.html[place - 1] ?? '')) return undefined;
    for (const { name, code } of this.syntaxes) {
      const text = code && matchAt(code, this.html, place);
      if (text) return { text, syntax: name, isStatement: true };
    }
    return undefined;
  }

  /** Where a piece ends that begins at a place; nothing if none does, and `none` if it has no end. */
  private endOf(piece: Pattern, place: number): number | 'none' | undefined {
    const { html } = this;
    const start = matchAt(piece.start, html, place);
    if (start === undefined) return undefined;
    const after = place + start.length;
    if (piece.isBracket) {
      const bracket = place + start.search(LAST_BRACKET);
      if (piece.isOpenEnded) return balancedEnd(html, bracket, Infinity) ?? html.length;
      const end = balancedEnd(html, bracket);
      return end === undefined ? 'none' : this.endOfChain(end, piece);
    }
    if (piece.takesBrackets) return this.endOfCall(after, piece);
    if (piece.end === undefined) return after;
    if (typeof piece.end !== 'string') return this.endBy(piece.end, after);
    const last = this.last.get(piece.end) ?? html.lastIndexOf(piece.end);
    this.last.set(piece.end, last);
    if (last < after) return piece.isOpenEnded ? html.length : 'none';
    const end = piece.mayHoldBrackets ? balancedEnd(html, place) : undefined;
    if (end !== undefined && html.startsWith(piece.end, end - piece.end.length)) return end;
    return html.indexOf(piece.end, after) + piece.end.length;
  }

  private endBy(end: RegExp, after: number): number | 'none' {
    if (this.missing.has(end)) return 'none';
    end.lastIndex = after;
    if (end.test(this.html)) return end.lastIndex;
    this.missing.add(end);
    return 'none';
  }

  /** Where the last of the blocks ends that continue one, such as `else`. */
  private endOfChain(end: number, piece: Pattern): number {
    const start = piece.next && matchAt(piece.next, this.html, end);
    const next = start && balancedEnd(this.html, end + start.length - 1);
    return next ? this.endOfChain(next, piece) : end;
  }

  /** Where a call ends, or where the block begins that belongs to it. */
  private endOfCall(after: number, { isStatement, opensBlock }: Pattern): number {
    const { html } = this;
    let end = after;
    for (;;) {
      const gap = isStatement ? (matchAt(/[ \t]*(?=\()/y, html, end) ?? '') : '';
      const bracket = html[end + gap.length];
      if (bracket !== '(' && (bracket !== '[' || isStatement)) break;
      const next = balancedEnd(html, end + gap.length);
      if (next === undefined) break;
      end = next;
      end += isStatement ? 0 : (matchAt(/(?:\??\.\w+)+/y, html, end)?.length ?? 0);
    }
    if (!opensBlock) return end;
    return end + (matchAt(/[ \t]*\w*\s*\{/y, html, end)?.length ?? 0);
  }

  private blockEnd(place: number): Piece {
    const text = matchAt(BLOCK_END, this.html, place) ?? '}';
    this.blocks--;
    const syntax = this.syntaxes.at(-1)?.name ?? '';
    if (text === '}') return { text, syntax, isStatement: true };
    const end = this.endOfCall(place + text.length, BLOCK);
    if (this.html[end - 1] === '{') this.blocks++;
    return { text: this.html.slice(place, end), syntax, isStatement: true };
  }
}
