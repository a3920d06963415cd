import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutStylesheet } from './cutStylesheet.ts';

const BULMA = readFileSync('node_modules/bulma/css/bulma.min.css', 'utf8');

test('Bulma is cut between rules, after a share of its text, and nothing gets lost', () => {
  for (const share of [0.3, 0.5, 0.7]) {
    const [first, second] = cutStylesheet(BULMA, share);
    expect(first + second).toBe(BULMA);
    expect(first).toMatch(/\}$/);
    expect(first.length / BULMA.length).toBeCloseTo(share, 1);
  }
});
