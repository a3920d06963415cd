import { MAPPING } from '../known.ts';
import { conditional } from './conditions.ts';
import { Pieces, type Found, type Piece } from './pieces.ts';

/** What a template did to something of an element that is left out now. */
export interface Loss {
  piece: Found;
  /** What was left out, as it is written. */
  what: string;
}

/** HTML in which marks take the place of what is none. */
export interface Scanned {
  html: string;
  /** What each mark stands for. */
  pieces: Found[];
  losses: Loss[];
  /** The syntaxes of which a piece has no end, and where it begins. */
  unclosed: ReadonlyMap<string, { text: string; line: number }>;
}

/** Characters that no text has. */
const [OPEN, CLOSE] = ['\ufdd0', '\ufdd1'];
const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');

/** The piece that a text begins with. */
export const pieceAt = (text: string, pieces: readonly Found[]): Found | undefined =>
  text.startsWith(OPEN) ? pieces[Number.parseInt(text.slice(1), 10)] : undefined;

/** Puts back into a text what its marks stand for. */
export const restored = (text: string, pieces: readonly Found[]): string =>
  text.includes(OPEN)
    ? text.replace(MARK, (_, index: string) => pieces[Number(index)]?.text ?? '')
    : text;

const TAG = /<\/?[a-z][\w:.-]*/iy;
/** What begins neither a tag nor a piece. */
const DULL = /[^<{}@[$#-]*/y;
/** The start of a tag whose name is a piece. */
const NAMELESS = /<\/?(?=[<{@$[])/y;
/** Elements in which tags are text. */
const RAW = /^(iframe|noembed|noframes|plaintext|script|style|textarea|title|xmp)$/i;
const CONDITIONS = new Set(
  MAPPING.attributes.html.boolean.split(' ').map((one) => one.split('=')[0]),
);

type Segment = string | Found;

interface Attribute {
  name: Segment[];
  value: Segment[] | undefined;
  quote: string;
}

const STRING = /(["'`])((?:(?!\1)[^])*)\1/g;

/** Whether a piece writes white space first, so that what it is next to is a word of its own: `button<%= ' is-large' %>`. */
const beginsApart = ({ text }: Found) =>
  [...text.matchAll(STRING)].some(([, , string = '']) => /^\s+\S/.test(string));

const isFound = (segment: Segment): segment is Found => typeof segment !== 'string';

/** Reads HTML from start to end, as far as that takes to tell text, tags and values apart. */
class Scanner {
  private readonly found: Pieces;
  private readonly pieces: Found[] = [];
  private readonly losses: Loss[] = [];
  private out = '';
  private at = 0;
  private line = 1;
  private counted = 0;

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
    return { html: this.out, pieces: this.pieces, losses: this.losses, unclosed };
  }

  private text() {
    const { html } = this;
    if (html.startsWith('<!--', this.at)) return this.copyTo(this.after('-->', this.at));
    const piece = this.found.at(this.at, false);
    if (piece) return this.comment(piece);
    if (this.nameless()) return;
    TAG.lastIndex = this.at;
    const [start] = TAG.exec(html) ?? [];
    if (start) return this.tag(start);
    DULL.lastIndex = this.at + 1;
    DULL.exec(html);
    this.copyTo(DULL.lastIndex);
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
    this.out += `<!--${this.mark({ ...this.take(piece), isComment: true })}${lines}-->`;
  }

  private tag(start: string) {
    const begin = this.at;
    this.copyTo(this.at + start.length);
    const items: (Attribute | Found)[] = [];
    const { html } = this;
    while (this.at < html.length && html[this.at] !== '>') {
      if (/[\s/]/.test(html[this.at] ?? '')) this.at++;
      else items.push(this.item());
    }
    const written = html.slice(begin + start.length, this.at);
    const name = start.slice(1);
    const isClosed = written.endsWith('/') && this.found.closes(name);
    const source = isClosed ? written.slice(0, -1) : written;
    const pieces = items.some(
      (one) => 'text' in one || [...one.name, ...(one.value ?? [])].some(isFound),
    );
    // A tag without them stays as it is written, down to its spaces.
    const text = pieces ? this.attributes(items) + (source.endsWith('/') ? '/' : '') : source;
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
    if (!/^(textarea|title)$/.test(name)) return this.copyTo(until);
    while (this.at < until) {
      const piece = this.found.at(this.at, false);
      if (piece) this.out += this.mark(this.take(piece));
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
    const value = this.segments(quote ? new RegExp(quote) : /[\s>]/, false);
    this.at += quote.length;
    return { name, value, quote };
  }

  /** Text and pieces up to a character, or the next statement. */
  private segments(end: RegExp, isName: boolean): Segment[] {
    const { html } = this;
    const segments: Segment[] = [];
    let text = '';
    for (let first = true; this.at < html.length; first = false) {
      const character = html[this.at] ?? '';
      const piece = this.peek();
      if (piece?.isStatement && isName) break;
      if (piece) {
        if (text) segments.push(text);
        text = '';
        segments.push(this.take(piece));
        continue;
      }
      if (end.test(character) && !(isName && first && character === '=')) break;
      text += character;
      this.at++;
    }
    return text ? [...segments, text] : segments;
  }

  /** The attributes of an element that are certain. */
  private attributes(items: readonly (Attribute | Found)[]): string {
    const uncertain = conditional(items, (one) => ('text' in one ? one : undefined));
    const by = items.find((one): one is Found => 'text' in one);
    return items
      .map((item) => {
        if ('text' in item) return uncertain.size ? '' : this.lose(item.text, item);
        const [piece] = [...item.name, ...(item.value ?? [])].filter(isFound);
        if (uncertain.has(item) && by) return this.lose(sourceOf(item), by);
        const [dynamic] = item.name.filter(isFound);
        if (dynamic) return this.lose(sourceOf(item), dynamic);
        return ` ${piece ? this.certain(item, piece) : sourceOf(item)}`;
      })
      .join('');
  }

  /** An attribute whose value has pieces, without what they leave uncertain. */
  private certain(item: Attribute, piece: Found): string {
    const { value = [], quote } = item;
    const name = textOf(item.name).toLowerCase();
    if (name === 'class') {
      const list = this.classes(value).replaceAll('"', '&quot;');
      return list ? `class="${list}"` : '';
    }
    const isOpen = conditional(value, (one) => (isFound(one) ? one : undefined)).size > 0;
    if (CONDITIONS.has(name) || isOpen) return this.lose(sourceOf(item), piece);
    const text = value.map((one) => (isFound(one) ? this.mark(one) : one)).join('');
    const by = quote || '"';
    return `${name}=${by}${quote ? text : text.replaceAll('"', '&quot;')}${by}`;
  }

  /** The classes that an element has in any case. */
  private classes(value: readonly Segment[]): string {
    const things = value
      .flatMap((segment): Segment[] => {
        if (!isFound(segment)) return segment.split(/(\s+)/).filter(Boolean);
        return beginsApart(segment) ? [' ', segment] : [segment];
      })
      .map((segment) => ({ segment }));
    const uncertain = conditional(things, (one) =>
      isFound(one.segment) ? one.segment : undefined,
    );
    const kept: string[] = [];
    for (const run of runsOf(things, ({ segment }) => !isFound(segment) && !segment.trim())) {
      const [piece] = run.map(({ segment }) => segment).filter(isFound);
      const words = run.filter(({ segment }) => !isFound(segment));
      const isDynamic = run.some(({ segment }) => isFound(segment) && !segment.isStatement);
      if (isDynamic && piece) this.lose(textOf(run.map(({ segment }) => segment)), piece);
      else if (piece && !uncertain.size) {
        this.lose(piece.text, piece);
        kept.push(...words.map(({ segment }) => textOf([segment])));
      } else
        for (const word of words) {
          const text = textOf([word.segment]);
          const by = value.find(isFound);
          if ((uncertain.has(word) || words.length > 1) && by) this.lose(text, by);
          else kept.push(text);
        }
    }
    return kept.join(' ');
  }

  private lose(what: string, piece: Found): string {
    this.losses.push({ what, piece });
    return '';
  }

  private mark(piece: Found): string {
    this.pieces.push(piece);
    return `${OPEN}${this.pieces.length - 1}${CLOSE}`;
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

const textOf = (segments: readonly Segment[]) =>
  segments.map((one) => (isFound(one) ? one.text : one)).join('');

const sourceOf = ({ name, value, quote }: Attribute) =>
  textOf(name) + (value ? `=${quote}${textOf(value)}${quote}` : '');

/** What is between some things. */
function runsOf<Thing>(things: readonly Thing[], isBetween: (thing: Thing) => boolean): Thing[][] {
  const runs: Thing[][] = [[]];
  for (const thing of things)
    if (isBetween(thing)) runs.push([]);
    else runs.at(-1)?.push(thing);
  return runs;
}

/** Puts marks in the place of what templates add to HTML, and leaves out what is only there under a condition. */
export const scan = (html: string): Scanned =>
  new Scanner(html.replace(/[\ufdd0\ufdd1]/g, '\ufffd')).run();
