import type * as t from '@babel/types';

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

/** Tells which line a line of a text has after some changes that are in order. */
export function linesAfter(code: string, changes: readonly Change[]): (line: number) => number {
  let [at, last] = [0, 1];
  const moves = changes.map(({ start, end, text }) => {
    last += newlines(code.slice(at, end));
    at = end;
    return { last, by: newlines(text) - newlines(code.slice(start, end)) };
  });
  return (line) => moves.reduce((sum, move) => (move.last < line ? sum + move.by : sum), line);
}

/** What ends the lines of a text. */
export const newlineOf = (code: string) => (code.includes('\r\n') ? '\r\n' : '\n');

/** A file as text, and where its comments are. */
export interface Source {
  code: string;
  comments: readonly { start: number; end: number }[];
}

export const sourceOf = (code: string, { comments }: t.File): Source => ({
  code,
  comments: (comments ?? []).map(({ start = 0, end = 0 }) => ({ start, end })),
});

/** The comments between two places. */
export const commentsIn = (from: number, to: number, { code, comments }: Source) =>
  comments
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end }) => code.slice(start, end));

/** The comments between two places that a text has no more, with the ends of their lines. */
export const lostComments = (from: number, to: number, text: string, source: Source) =>
  commentsIn(from, to, source)
    .filter((one) => !text.includes(one))
    .map((one) => (one.startsWith('//') ? one + newlineOf(source.code) : one));
