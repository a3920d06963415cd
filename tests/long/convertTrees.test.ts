import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { convert } from '../../convert/src/index.ts';
import { difference } from '../build/convert/compare.ts';
import { renderCode } from '../build/convert/render.ts';
import { elementOf, tree } from '../build/convert/trees.ts';

const RUNS = 2000;

test('What any components render becomes components that render it again, without a class name left', () => {
  const property = fc.property(tree, (one) => {
    const html = renderToStaticMarkup(elementOf(one));
    const { code } = convert(html);
    expect(code).not.toContain('className');
    expect(difference(html, renderCode(code))).toBeUndefined();
  });
  const result = fc.check(property, { numRuns: RUNS });
  console.log(`${result.numRuns} trees of components, seed ${result.seed}`);
  expect(result.failed, fc.defaultReportMessage(result)).toBe(false);
});
