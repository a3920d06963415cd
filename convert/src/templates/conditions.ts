import type { Found } from './pieces.ts';

/** What a statement begins with: whether it ends something, and the word for what it does. */
const START = /^[^\w/}]*(?:php\s+)?[^\w/}]*(end|[/}])?[^\w]*([\w.:]*)/i;
const MIDDLE = /^(else|elif|elsif|elseif|when|case|default|catch|then|empty)/i;

/**
 * Finds which of some things are under a condition, and under which: they are between a statement and the one that ends
 * it.
 */
export function conditional<Thing>(
  things: readonly Thing[],
  pieceOf: (thing: Thing) => Found | undefined,
): ReadonlyMap<Thing, Found> {
  const found = new Map<Thing, Found>();
  const open: { word: string; index: number; piece: Found }[] = [];
  for (const [index, thing] of things.entries()) {
    const piece = pieceOf(thing);
    if (!piece?.isStatement || piece.text.endsWith('/>')) continue;
    const [, end, word = ''] = START.exec(piece.text) ?? [];
    if (MIDDLE.test(word)) continue;
    if (!end) {
      open.push({ word, index, piece });
      continue;
    }
    const from = word ? open.findLastIndex((one) => one.word === word) : open.length - 1;
    if (from < 0) continue;
    const [begin = { index, piece }] = open.splice(from);
    for (const inside of things.slice(begin.index + 1, index))
      if (!pieceOf(inside) && !found.has(inside)) found.set(inside, begin.piece);
  }
  return found;
}

/** Whether a statement says no more than where a condition begins, goes on or ends under which something is. */
export function isBranch(piece: Found, found: ReadonlyMap<unknown, Found>): boolean {
  const [, end, word = ''] = START.exec(piece.text) ?? [];
  const goesOn = found.size > 0 && (Boolean(end) || MIDDLE.test(word));
  return goesOn || [...found.values()].includes(piece);
}
