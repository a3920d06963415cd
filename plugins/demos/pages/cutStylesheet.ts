import postcss from 'postcss';

/**
 * Cuts a stylesheet into two, between rules. A browser reads each of them in its own task, so that it can respond between
 * them.
 *
 * @param share - How much of its text goes into the first one, from 0 to 1.
 */
export function cutStylesheet(css: string, share: number): [string, string] {
  const starts = postcss.parse(css).nodes.map(({ source }) => source!.start!.offset);
  const cut = starts.find((start) => start >= share * css.length);
  return [css.slice(0, cut), css.slice(cut)];
}
