import { existsSync, readFileSync } from 'node:fs';

/** What to quote: a file, or the part of it from the line with one text to the next line with another. */
export interface Quote {
  file: string;
  from?: string;
  to?: string;
}

function lineWith(lines: string[], text: string, start: number, file: string): number {
  const index = lines.findIndex((line, position) => position >= start && line.includes(text));
  if (index < 0) throw new Error(`no line of ${file} has the text "${text}".`);
  return index;
}

function withoutIndent(lines: string[]): string {
  const indents = lines.filter(Boolean).map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n');
}

/**
 * The quoted lines, without the indentation that they share.
 *
 * @throws If the file or one of the texts is not there.
 */
export function quoted({ file, from, to }: Quote): string {
  if (!existsSync(file)) throw new Error(`there is no file ${file} to quote.`);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const start = from === undefined ? 0 : lineWith(lines, from, 0, file);
  const end = to === undefined ? lines.length - 1 : lineWith(lines, to, start, file);
  return withoutIndent(lines.slice(start, end + 1));
}
