import { expect, test } from 'vitest';
import { figures } from './figures.ts';

test('The figures of the home page are those of the library', async () => {
  const { buttonSize, classes, components, keys, recipes, strictProps } = await figures();
  expect(classes.covered).toBeLessThanOrEqual(classes.all);
  expect(classes.covered / classes.all).toBeGreaterThan(0.9);
  expect(buttonSize).toBeGreaterThan(1);
  expect(buttonSize).toBeLessThanOrEqual(2);
  expect(components.onServer).toBeGreaterThan(components.all / 2);
  expect(components.onServer).toBeLessThan(components.all);
  expect(keys).toBeGreaterThan(20);
  expect(strictProps).toBeGreaterThan(100);
  expect(recipes).toBeGreaterThanOrEqual(15);
});
