import { balancedEnd } from './balanced.ts';
import type { Found } from './pieces.ts';
import type { Segment } from './segments.ts';

const LIST = /^\s*\[([^]*)\]\s*$/;
const STRING = /(["'])((?:\\.|(?!\1)[^\\])*)\1/y;
/** A string without anything in it that another language fills in. */
const WHOLE = /^\s*(["'])((?:(?!\1|#\{)[^\\])*)\1\s*$/;
const IN_BRACES = /^\{([^]*)\}$/;
/** A string in which JavaScript or Elixir fills in something. */
const FILLED = /^\s*([`"])((?:(?!\1)[^\\$#]|[$#](?!\{)|[$#]\{[^{}]*\})*)\1\s*$/;
const PLACE = /([$#]\{[^{}]*\})/;

/** Where what is at a place ends: a string, what is in brackets, or one character. */
function endOfPart(text: string, at: number): number {
  STRING.lastIndex = at;
  if (STRING.test(text)) return STRING.lastIndex;
  return (/[([{]/.test(text[at] ?? '') && balancedEnd(text, at)) || at + 1;
}

/** What commas separate, past strings and brackets. */
function itemsIn(list: string): string[] {
  const items: string[] = [];
  let start = 0;
  for (let at = 0; at < list.length; at = endOfPart(list, at))
    if (list[at] === ',') {
      items.push(list.slice(start, at));
      start = at + 1;
    }
  return [...items, list.slice(start)];
}

/** The classes in a string; nothing if it is something else. */
function classesIn(code: string, piece: Found): Segment[] | undefined {
  const string = WHOLE.exec(code)?.[2];
  if (string !== undefined) return [string];
  return FILLED.exec(code)?.[2]
    ?.split(PLACE)
    .map((text, index) => (index % 2 ? { ...piece, text } : text));
}

/** The classes in a string or a list, as HEEx and Svelte have it; all else stays a piece. */
export function classListOf(piece: Found): Segment[] {
  const [, code = ''] = IN_BRACES.exec(piece.text) ?? [];
  const list = LIST.exec(code)?.[1];
  if (list === undefined) return classesIn(code, piece) ?? [piece];
  return itemsIn(list)
    .filter((item) => item.trim())
    .flatMap((item) => [' ', ...(classesIn(item, piece) ?? [{ ...piece, text: item.trim() }])]);
}
