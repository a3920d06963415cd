import type { Pair } from './measure.ts';

export const isBelow = ({ ratio, needed }: Pair) => ratio < needed;
const keyOf = ({ specimen, colors }: Pair) => `${specimen} ${colors}`;

/**
 * What a stylesheet does wrong, given the same pairs without and with it: pairs that are still below what they need, and
 * pairs that it changed although they did well. A pair that does well as a title and not as a text beside it may change.
 */
export function faultsOf(before: readonly Pair[], after: readonly Pair[]): string[] {
  const below = new Set(before.filter(isBelow).map(keyOf));
  return after.flatMap((pair, index) => {
    const was = before[index]!;
    const isChanged = pair.colors !== was.colors && !below.has(keyOf(was));
    if (!isChanged && !isBelow(pair)) return [];
    const { specimen, kind, element, colors, ratio } = pair;
    return [
      `${specimen}: ${kind} of ${element}, ${was.colors} became ${colors}, ${ratio.toFixed(2)}:1`,
    ];
  });
}
