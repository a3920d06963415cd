/** A part of a text, and what takes its place. */
export interface Change {
  start: number;
  end: number;
  text: string;
}

/** A text, or a part of it, with changes that are in order and do not overlap. */
export function changed(
  code: string,
  changes: readonly Change[],
  from = 0,
  to = code.length,
): string {
  let at = from;
  const parts = changes.map(({ start, end, text }) => {
    const part = code.slice(at, start) + text;
    at = end;
    return part;
  });
  return parts.join('') + code.slice(at, to);
}

const newlines = (text: string) => text.split('\n').length - 1;

/** The line that a line of a text has after some changes. */
export function lineAfter(code: string, changes: readonly Change[], line: number): number {
  const before = changes.filter(({ end }) => newlines(code.slice(0, end)) + 1 < line);
  const added = before.map(
    ({ start, end, text }) => newlines(text) - newlines(code.slice(start, end)),
  );
  return added.reduce((sum, one) => sum + one, line);
}
