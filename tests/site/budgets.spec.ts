import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILE_HINT } from '../../plugins/base/compileHint.ts';
import { BUDGETS, type Limit } from './budgets.ts';
import { pieces } from './copied.ts';
import { firstVisit, type Loaded } from './firstVisit.ts';
import { expect, test } from './fixtures.ts';
import { withoutPrefetch } from './page.ts';
import { LONG } from './samples.ts';

const REMEDY = 'Load less, or raise the limit in tests/site/budgets.ts.';

function expectWithin(loaded: Loaded, [kilobytes, requests]: Limit) {
  expect(loaded.kilobytes, REMEDY).toBeLessThanOrEqual(kilobytes);
  expect(loaded.requests, REMEDY).toBeLessThanOrEqual(requests);
}

for (const [route, { painted, framed = painted, hydrated }] of Object.entries(BUDGETS)) {
  test(`A first visit to ${route} loads at most ${painted[0]} kB in ${painted[1]} requests until it is painted, ${framed[0]} kB in ${framed[1]} until its frames run, and ${hydrated[0]} kB in ${hydrated[1]} until it responds`, async ({
    page,
  }) => {
    await withoutPrefetch(page);
    const visit = await firstVisit(page, route);
    expectWithin(await visit.painted(), painted);
    expectWithin(await visit.framed(), framed);
    expectWithin(await visit.hydrated(), hydrated);
  });
}

for (const name of pieces)
  test(
    `A first visit to the page of the piece ${name} loads no more until it is painted than that of the combobox may`,
    LONG,
    async ({ page }) => {
      await withoutPrefetch(page);
      const { painted } = await firstVisit(page, `/docs/pieces/${name}`);
      expectWithin(await painted(), BUDGETS['/docs/pieces/combobox']!.painted);
    },
  );

test('Every script of pages and demos has the hint for Chromium to compile it as a whole while it loads', () => {
  const scripts = readdirSync('build/assets', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js'),
  );
  const startOf = (file: string) => readFileSync(join('build/assets', file), 'utf8').slice(0, 40);
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((file) => !startOf(file).startsWith(COMPILE_HINT))).toEqual([]);
});
