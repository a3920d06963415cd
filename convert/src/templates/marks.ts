import type { Found } from './pieces.ts';

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

/** Takes out of a text what would look like a mark. */
export const withoutMarks = (text: string) => text.replace(/[\ufdd0\ufdd1]/g, '\ufffd');

/** Marks pieces, so that a parser takes each for a character. */
export class Marks {
  readonly pieces: Found[] = [];

  of(piece: Found): string {
    this.pieces.push(piece);
    return `${OPEN}${this.pieces.length - 1}${CLOSE}`;
  }

  /** Says of the pieces in a text that another note tells of it. */
  setNoted(text: string) {
    for (const [, index] of text.matchAll(MARK)) this.pieces[Number(index)]!.isNoted = true;
  }
}
