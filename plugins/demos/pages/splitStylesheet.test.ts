import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { splitStylesheet } from './splitStylesheet.ts';

const BULMA = readFileSync('node_modules/bulma/css/bulma.min.css', 'utf8');

test('Bulma is cut between rules into parts of about the same length, and nothing gets lost', () => {
  const parts = splitStylesheet(BULMA, 3);
  expect(parts.join('')).toBe(BULMA);
  for (const part of parts) {
    expect(part).toMatch(/\}$/);
    expect(part.length / BULMA.length).toBeCloseTo(1 / 3, 1);
  }
});
