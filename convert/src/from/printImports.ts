import type { Imported } from './imports.ts';

/** How a file writes its imports. */
export interface ImportStyle {
  quote: string;
  end: string;
}

/** A name in an import, as text. */
export const printName = ({ imported, local, isType }: Imported, isTypeOnly: boolean) =>
  `${isType && !isTypeOnly ? 'type ' : ''}${imported === local ? local : `${imported} as ${local}`}`;

const keywords = (isType: boolean) => (isType ? 'import type' : 'import');

/** Imports of some names of one module, on several lines if one would be too long. */
function printSource(names: readonly Imported[], source: string, { quote, end }: ImportStyle) {
  const from = `from ${quote}${source}${quote}${end}`;
  const whole = names.filter(({ imported }) => imported === '*');
  const own = names.filter(({ imported }) => imported === 'default');
  const single = names.filter(({ imported }) => !['*', 'default'].includes(imported));
  const texts = [
    ...whole.map(({ local, isType }) => `${keywords(isType)} * as ${local} ${from}`),
    ...own.map(({ local, isType }) => `${keywords(isType)} ${local} ${from}`),
  ];
  if (!single.length) return texts;
  const isTypeOnly = single.every(({ isType }) => isType);
  const sorted = single
    .toSorted((a, b) => (a.imported < b.imported ? -1 : 1))
    .map((one) => printName(one, isTypeOnly));
  const start = keywords(isTypeOnly);
  const line = `${start} { ${sorted.join(', ')} } ${from}`;
  return [...texts, line.length <= 80 ? line : `${start} {\n  ${sorted.join(',\n  ')},\n} ${from}`];
}

/** Imports of some names as text. */
export function printImports(names: readonly Imported[], style: ImportStyle): string[] {
  const sources = [...new Set(names.map(({ source }) => source))];
  return sources.flatMap((source) =>
    printSource(
      names.filter((one) => one.source === source),
      source,
      style,
    ),
  );
}
