import { parseDate } from '@internationalized/date';

/** The date of a text such as `2025-06-14`, or `null` for none. `undefined` stays, as it has another meaning in React. */
export function dateOf(text: string | null | undefined) {
  if (text === undefined) return undefined;
  return text ? parseDate(text) : null;
}

/** The text of a date, such as `2025-06-14`, or `null`. */
export const isoOf = (date: { toString: () => string } | null) => date?.toString() ?? null;
