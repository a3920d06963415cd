import { parseDate } from '@internationalized/date';

/** Parses a date such as `2025-06-14`. For React, `undefined` and `null` differ, so both stay as they are. */
export function dateOf(text: string | null | undefined) {
  if (text === undefined) return undefined;
  return text ? parseDate(text) : null;
}

/** Formats a date as a text such as `2025-06-14`. */
export const isoOf = (date: { toString: () => string } | null) => date?.toString() ?? null;

/** Completes a year that the user typed with two digits, as in `0025-06-14`. It falls in this century, or in the last one if only that is allowed. */
export function withFullYear(date: string, min = '1900-01-01', max = '2099-12-31') {
  if (!date.startsWith('00')) return date;
  const end = date.slice(2);
  return `20${end}` > max && `19${end}` >= min ? `19${end}` : `20${end}`;
}
