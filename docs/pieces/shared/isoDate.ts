import { parseDate } from '@internationalized/date';

/** The date of a text such as `2025-06-14`, or `null` for none. `undefined` stays, as it has another meaning in React. */
export function dateOf(text: string | null | undefined) {
  if (text === undefined) return undefined;
  return text ? parseDate(text) : null;
}

/** The text of a date, such as `2025-06-14`, or `null`. */
export const isoOf = (date: { toString: () => string } | null) => date?.toString() ?? null;

/** A date whose year the user typed with two digits, such as `0025-06-14`, in this century, or in the last one if only that is allowed. */
export function withFullYear(date: string, min = '1900-01-01', max = '2099-12-31') {
  if (!date.startsWith('00')) return date;
  const end = date.slice(2);
  return `20${end}` > max && `19${end}` >= min ? `19${end}` : `20${end}`;
}
