import { isNumeric, numberIn } from './attributes.ts';
import type { AddNote } from './notes.ts';
import type { HtmlElement } from './tree.ts';

/** The least number of attributes that React sets on no element if they have another value. */
const LEAST: Readonly<Record<string, number>> = {
  cols: 1,
  rows: 1,
  rowspan: -Infinity,
  size: 1,
  span: 1,
  start: -Infinity,
};

/** Notes what browsers ignore of a number, and what React writes in another way. */
export function noteRest(item: string, text: string, note: AddNote) {
  const number = numberIn(text);
  if (number === undefined || String(number) === text) return;
  if (Number(text) !== number)
    note({
      rank: 'left',
      item,
      text: 'What follows the number in %s was left out.',
      remedy: 'Look for a missing space.',
    });
  else
    note({
      rank: 'left',
      item,
      text: `%s is \`${number}\` now, which browsers take \`${text.slice(0, 60)}\` for.`,
      remedy: 'Look whether a style or script asks for the text.',
    });
}

/** Whether React sets the value of an attribute, which may have to be a number; if not, that is noted. */
export function reviewNumber(
  element: HtmlElement,
  name: string,
  text: string,
  note: AddNote,
): boolean {
  const isTyped = isNumeric(element, name);
  // React sets attributes of custom elements as they are.
  const least = element.tag.includes('-') ? undefined : LEAST[name];
  if (!isTyped && least === undefined) return true;
  if (isTyped) noteRest(`\`${name.slice(0, 60)}\``, text, note);
  const number = isTyped ? numberIn(text) : Number(text.trim() || NaN);
  if (number !== undefined && number >= (least ?? -Infinity)) return true;
  const isNone = number === undefined || Number.isNaN(number);
  note({
    rank: 'left',
    item: `\`${name}="${text.slice(0, 60)}"\``,
    text: isNone
      ? '%s was left out: its value is no number.'
      : '%s was left out: React sets no number below 1.',
    many: isNone
      ? '%s were left out: their values are no numbers.'
      : '%s were left out: React sets no numbers below 1.',
    remedy: isTyped ? 'Set a number.' : 'Set a number, or use a `data-` attribute.',
  });
  return false;
}
