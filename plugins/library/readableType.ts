import type { Prop } from './catalogue.ts';

/** `1 | 2 | 3 | 4` in short: `1 to 4`. */
export const withRanges = (type: string) =>
  type.replace(/\b\d+(?: \| \d+){3,}/g, (union) => {
    const numbers = union.split(' | ');
    const isRow = numbers.every((one, index) => Number(one) === Number(numbers[0]) + index);
    return isRow ? `${numbers[0]} to ${numbers.at(-1)}` : union;
  });

const RESPONSIVE = /^Responsive<(.*?)(?:, [^|]*(?: \| '\w+')*)?>( \|.*)?$/;

/** The type of a prop as a reader needs it: of a responsive one, that of a value, and the keys of its object form. */
export function readableType({ type, breakpoints }: Prop) {
  const [, values, rest = ''] = RESPONSIVE.exec(type) ?? [];
  if (!values) return { type: withRanges(type), keys: [] };
  const keys = ['base', ...breakpoints.map(({ breakpoint }) => breakpoint)];
  return { type: withRanges(values + rest), keys };
}
