import { COLORS, FONTS, keysOf, ROLES, SIZES, type Theme } from './theme';

/**
 * Numbers from 0 to 1 that look random, and are the same for the same seed.
 *
 * @see https://en.wikipedia.org/wiki/Xorshift
 */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** A theme with a random value for every setting, for tests. */
export function randomTheme(random: () => number): Theme {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const each = <Name extends string, Value>(
    object: Readonly<Record<Name, unknown>>,
    value: (name: Name) => Value,
  ) => Object.fromEntries(keysOf(object).map((name) => [name, value(name)])) as Record<Name, Value>;
  const fonts = keysOf(FONTS);
  return {
    colors: each(COLORS, () => [upTo(359), upTo(100), upTo(100)] as const),
    sizes: each(SIZES, (name) => {
      const { min, max, step } = SIZES[name];
      return Number((min + upTo((max - min) / step) * step).toFixed(3));
    }),
    fonts: each(ROLES, () => fonts[upTo(fonts.length - 1)]!),
  };
}
