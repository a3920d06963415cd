import { isNumeric, numberIn } from './attributes.ts';
import { entryOf } from './entryOf.ts';
import type { AddNote } from './findings.ts';
import * as texts from './noteTexts.ts';
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
export function noteRest(name: string, text: string, note: AddNote) {
  const item = `\`${name.slice(0, 60)}\``;
  const number = numberIn(name, text);
  if (number === undefined || String(number) === text) return;
  if (Number(text) !== number) note({ ...texts.afterNumber, item });
  else note({ ...texts.otherNumber(number, text.slice(0, 60)), item });
}

type Named = Pick<HtmlElement, 'tag' | 'isSvg'>;

/** Whether React sets an attribute only if it is a number. */
export const needsNumber = (element: Named, name: string) =>
  isNumeric(element, name) || leastOf(element, name) !== undefined;

// React sets attributes of custom elements as they are.
const leastOf = ({ tag }: Named, name: string) =>
  tag.includes('-') ? undefined : entryOf(LEAST, name);

/** Whether React sets the value of an attribute, which may have to be a number; if not, that is noted. */
export function reviewNumber(
  element: HtmlElement,
  name: string,
  text: string,
  note: AddNote,
): boolean {
  const isTyped = isNumeric(element, name);
  const least = leastOf(element, name);
  if (!isTyped && least === undefined) return true;
  if (isTyped) noteRest(name, text, note);
  const number = isTyped ? numberIn(name, text) : Number(text.trim() || NaN);
  if (number !== undefined && number >= (least ?? -Infinity)) return true;
  const isNone = number === undefined || Number.isNaN(number);
  const said = isNone ? texts.noNumber(isTyped) : texts.tooSmall(isTyped);
  note({ ...said, item: `\`${name}="${text.slice(0, 60)}"\`` });
  return false;
}
