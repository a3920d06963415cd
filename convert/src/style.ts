/** How code is laid out: what Prettier calls `printWidth` and `singleQuote`. */
export interface Style {
  /** Characters on a line. */
  width: number;
  /** Whether strings have single quotes. */
  singleQuote: boolean;
}

/** Prettier's defaults. */
export const PRETTIER_STYLE: Style = { width: 80, singleQuote: false };

const count = (text: string, quote: string) => text.split(quote).length - 1;

/** A string literal, with the quotes that need fewer escapes. */
export function textOf(text: string, { singleQuote }: Style): string {
  const [preferred, other] = singleQuote ? ["'", '"'] : ['"', "'"];
  const quote = count(text, preferred) > count(text, other) ? other : preferred;
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return quote + inside.replaceAll(quote, `\\${quote}`) + quote;
}

/** A template literal, for text on several lines. */
export const templateOf = (text: string) => `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``;
