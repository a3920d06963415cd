import { Certain, type Loss } from './certain.ts';
import { Marks, withoutMarks } from './marks.ts';
import { Pieces, type Found, type Piece } from './pieces.ts';
import { isFound, type Attribute, type Segment } from './segments.ts';

/** HTML in which marks take the place of what is none. */
export interface Scanned {
  html: string;
  /** What each mark stands for. */
  pieces: Found[];
  losses: Loss[];
  /** The syntaxes of which a piece has no end, and where it begins. */
  unclosed: ReadonlyMap<string, { text: string; line: number }>;
}

const TAG = /<\/?[a-z][\w:.-]*/iy;
/** What begins neither a tag nor a piece. */
const DULL = /[^<{}@[$#%\\-]*/y;
/** The start of a tag whose name is a piece. */
const NAMELESS = /<\/?(?=[<{@$[])/y;
/** What cannot be CSS. */
const NO_CSS = /^(?:<[%?#@]|\{[{%!]|[$#]\{|\[%)/;
/** What ends a value without quotes. */
const UNQUOTED = /[\s>]/;
/** Elements in which tags are text. */
const RAW = /^(iframe|noembed|noframes|plaintext|script|style|textarea|title|xmp)$/i;

/** Reads HTML from start to end, as far as that takes to tell text, tags and values apart. */
class Scanner {
  private readonly found: Pieces;
  private readonly marks = new Marks();
  private readonly certain = new Certain(this.marks);
  private out = '';
  private at = 0;
  private line = 1;
  private counted = 0;
  /** How many characters were found that only make the next one plain text. */
  private escapes = 0;

  constructor(private readonly html: string) {
    this.found = new Pieces(html);
  }

  run(): Scanned {
    const { html } = this;
    if (!this.found.areThere) return { html, pieces: [], losses: [], unclosed: new Map() };
    while (this.at < html.length) this.text();
    const unclosed = new Map(
      [...this.found.unclosed].map(([syntax, at]) => [
        syntax,
        { text: html.slice(at, at + 20), line: html.slice(0, at).split('\n').length },
      ]),
    );
    const { pieces } = this.marks;
    return { html: this.out, pieces, losses: this.certain.losses, unclosed };
  }

  private text() {
    const { html } = this;
    if (html.startsWith('<!--', this.at)) return this.copyTo(this.after('-->', this.at));
    if (this.found.isEscape(this.at)) return this.escaped();
    const piece = this.found.at(this.at, false);
    if (piece) return this.comment(piece);
    if (this.nameless()) return;
    TAG.lastIndex = this.at;
    const [start] = TAG.exec(html) ?? [];
    const syntax = start && this.found.componentSyntax(start.replace(/^<\/?/, ''));
    if (start && syntax) return this.component(start, syntax);
    if (start) return this.tag(start);
    DULL.lastIndex = this.at + 1;
    DULL.exec(html);
    this.copyTo(DULL.lastIndex);
  }

  /** What makes a character plain text says nothing itself. */
  private escaped() {
    this.at++;
    this.copyTo(this.at + 1);
  }

  /** A tag whose name is a piece is one piece. */
  private nameless(): boolean {
    NAMELESS.lastIndex = this.at;
    const [start] = NAMELESS.exec(this.html) ?? [];
    const piece = start && this.found.at(this.at + start.length, false);
    if (!piece) return false;
    const end = this.after('>', this.at + start.length + piece.text.length);
    this.comment({ ...piece, text: this.html.slice(this.at, end) });
    return true;
  }

  private comment(piece: Piece) {
    const lines = piece.text.replace(/[^\n]/g, '');
    const found = { ...this.take(piece), text: piece.text.trim(), isComment: true };
    this.out += `<!--${this.marks.of(found)}${lines}-->`;
  }

  /** The tag of a component is one piece. */
  private component(start: string, syntax: string) {
    const [begin, line, counted] = [this.at, this.line, this.counted];
    this.at += start.length;
    this.items();
    const text = this.html.slice(begin, this.at + 1);
    [this.at, this.line, this.counted] = [begin, line, counted];
    this.comment({ text, syntax, isStatement: true });
  }

  /** What is in a tag, up to its end. */
  private items(): (Attribute | Found)[] {
    const items: (Attribute | Found)[] = [];
    const { html } = this;
    while (this.at < html.length && html[this.at] !== '>') {
      if (/[\s/]/.test(html[this.at] ?? '')) this.at++;
      else items.push(this.item());
    }
    return items;
  }

  private tag(start: string) {
    const { at: begin, escapes } = this;
    this.copyTo(this.at + start.length);
    const { html } = this;
    const items = this.items();
    const written = html.slice(begin + start.length, this.at);
    const name = start.slice(1);
    const isClosed = written.endsWith('/') && this.found.closes(name);
    const source = isClosed ? written.slice(0, -1) : written;
    const isChanged =
      this.escapes > escapes ||
      items.some((one) => 'text' in one || [...one.name, ...(one.value ?? [])].some(isFound));
    // A tag without them stays as it is written, down to its spaces.
    const text = isChanged
      ? this.certain.attributesOf(name, items) + (source.endsWith('/') ? '/' : '')
      : source;
    const lost = source.split('\n').length - text.split('\n').length;
    this.out += text + '\n'.repeat(Math.max(0, lost));
    if (html[this.at] === '>') this.copyTo(this.at + 1);
    if (isClosed) this.out += `</${name}>`;
    else if (RAW.test(name)) this.raw(name.toLowerCase());
  }

  /** The text of an element in which tags are text. */
  private raw(name: string) {
    const end = new RegExp(`</${name}[\\s/>]`, 'gi');
    end.lastIndex = this.at;
    const until = end.exec(this.html)?.index ?? this.html.length;
    if (!/^(style|textarea|title)$/.test(name)) return this.copyTo(until);
    while (this.at < until) {
      const isCss = name === 'style' && !NO_CSS.test(this.html.slice(this.at, this.at + 3));
      const piece = isCss ? undefined : this.found.at(this.at, false);
      if (this.found.isEscape(this.at)) this.escaped();
      else if (piece) this.out += this.marks.of(this.take(piece));
      else this.copyTo(this.at + 1);
    }
  }

  private item(): Attribute | Found {
    const { html } = this;
    const piece = this.peek();
    if (piece?.isStatement) return this.take(piece);
    const name = this.segments(/[\s/>=]/, true);
    const gap = /^\s*=\s*/.exec(html.slice(this.at, this.at + 100))?.[0];
    if (gap === undefined) return { name, value: undefined, quote: '' };
    this.at += gap.length;
    const quote = /["']/.exec(html[this.at] ?? '')?.[0] ?? '';
    this.at += quote.length;
    const value = this.segments(quote ? new RegExp(quote) : UNQUOTED, false);
    this.at += quote.length;
    return { name, value, quote };
  }

  /** Text and pieces up to a character, or the next statement. */
  private segments(end: RegExp, isName: boolean): Segment[] {
    const { html } = this;
    const segments: Segment[] = [];
    let text = '';
    for (let first = true; this.at < html.length; first = false) {
      const isEscape = this.found.isEscape(this.at);
      if (isEscape) {
        this.at++;
        this.escapes++;
      }
      const character = html[this.at] ?? '';
      const piece = isEscape ? undefined : this.peek();
      if (piece?.isStatement && isName) break;
      if (piece) {
        if (text) segments.push(text);
        text = '';
        segments.push(this.take(piece));
        continue;
      }
      if (end.test(character) && !(isName && first && character === '=')) break;
      // Elsewhere, HTML has the slash in the value.
      const isAfterPiece = !text && segments.length > 0;
      if (end === UNQUOTED && isAfterPiece && html.startsWith('/>', this.at)) break;
      text += character;
      this.at++;
    }
    return text ? [...segments, text] : segments;
  }

  private peek() {
    return this.found.at(this.at, true);
  }

  private take(piece: Piece): Found {
    this.line += this.html.slice(this.counted, this.at).split('\n').length - 1;
    this.counted = this.at;
    this.at += piece.text.length;
    return { ...piece, line: this.line, isComment: false };
  }

  private after(text: string, from: number): number {
    const found = this.html.indexOf(text, from);
    return found < 0 ? this.html.length : found + text.length;
  }

  private copyTo(end: number) {
    this.out += this.html.slice(this.at, end);
    this.at = end;
  }
}

/** Puts marks in the place of what templates add to HTML, and leaves out what is only there under a condition. */
export const scan = (html: string): Scanned => new Scanner(withoutMarks(html)).run();
