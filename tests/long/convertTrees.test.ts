import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { convert } from '../../convert/src/index.ts';
import { difference } from '../build/convert/compare.ts';
import { renderCode } from '../build/convert/render.ts';
import { elementOf, tree } from '../build/convert/trees.ts';

/** The same trees in each run; for others, set `SEED` and `RUNS`. */
const { SEED = 1, RUNS = 5000 } = process.env;

test('What any components render becomes components that render it again, without a class name left', () => {
  const property = fc.property(tree, (one) => {
    const html = renderToStaticMarkup(elementOf(one));
    const { code } = convert(html);
    expect(code).not.toContain('className');
    expect(difference(html, renderCode(code))).toBeUndefined();
  });
  const result = fc.check(property, { seed: Number(SEED), numRuns: Number(RUNS) });
  console.log(`${result.numRuns} trees of components, seed ${result.seed}`);
  expect(result.failed, fc.defaultReportMessage(result)).toBe(false);
});
