import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXAMPLES, START } from './examples.ts';
import { make } from './make.ts';

const madeOf = (code: string) => make({ language: 'html', code });

test('The first example becomes the demo that is next to it before anything is loaded', () => {
  const demo = readFileSync('docs/guides/from-bulma-html-start.demo.tsx', 'utf8');
  expect(madeOf(START).code).toBe(demo);
});

test('Each example becomes components, and some show notes and addresses', () => {
  const all = Object.values(EXAMPLES).map(madeOf);
  for (const { components } of all) expect(components).toBeGreaterThan(3);
  expect(all.some(({ notes }) => notes.length > 1)).toBe(true);
  expect(all.some(({ addresses }) => addresses.length)).toBe(true);
});
