import { balancedEnd } from './balanced.ts';
import type { Found } from './pieces.ts';
import type { Segment } from './segments.ts';

const LIST = /^\{\s*\[([^]*)\]\s*\}$/;
const STRING = /(["'])((?:\\.|(?!\1)[^\\])*)\1/y;
/** A string without anything in it that another language fills in. */
const WHOLE = /^\s*(["'])((?:(?!\1|#\{)[^\\])*)\1\s*$/;
const IN_BRACES = /^\{([^]*)\}$/;
const TEMPLATE = /^\s*`((?:[^`\\$]|\$(?!\{)|\$\{[^{}`]*\})*)`\s*$/;
const PLACE = /(\$\{[^{}`]*\})/;

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

/** The classes in a string, a template literal or a list, as HEEx and Svelte have it; all else stays a piece. */
export function classListOf(piece: Found): Segment[] {
  const [, code = ''] = IN_BRACES.exec(piece.text) ?? [];
  const string = WHOLE.exec(code)?.[2];
  if (string !== undefined) return [string];
  const template = TEMPLATE.exec(code)?.[1];
  if (template !== undefined)
    return template.split(PLACE).map((text, index) => (index % 2 ? { ...piece, text } : text));
  const list = LIST.exec(piece.text)?.[1];
  if (list === undefined) return [piece];
  return itemsIn(list)
    .filter((item) => item.trim())
    .flatMap((item): Segment[] => {
      const text = WHOLE.exec(item)?.[2];
      return [' ', text ?? { ...piece, text: item.trim() }];
    });
}
