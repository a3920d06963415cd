import { expect, test } from 'vitest';
import { contrastOf } from './contrast';

test.for([
  ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 21],
  ['rgb(255, 255, 255)', 'rgb(118, 118, 118)', 4.54],
  ['rgb(0, 209, 178)', 'rgb(255, 255, 255)', 1.95],
] as const)('%s and %s have a contrast of %d', ([one, other, ratio]) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});
