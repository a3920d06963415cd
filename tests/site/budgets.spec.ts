import { BUDGETS } from './budgets.ts';
import { firstVisit } from './firstVisit.ts';
import { expect, test } from './fixtures.ts';
import { withoutPrefetch } from './page.ts';

const REMEDY = 'Load less, or raise the limit in tests/site/budgets.ts.';

for (const [route, { painted, framed = painted, hydrated }] of Object.entries(BUDGETS)) {
  test(`A first visit to ${route} loads at most ${painted[0]} kB in ${painted[1]} requests until it is painted, ${framed[0]} kB in ${framed[1]} until its frames run, and ${hydrated[0]} kB in ${hydrated[1]} until it responds`, async ({
    page,
  }) => {
    await withoutPrefetch(page);
    const visit = await firstVisit(page, route);
    for (const [loaded, [kilobytes, requests]] of [
      [visit.painted, painted],
      [visit.framed, framed],
      [visit.hydrated, hydrated],
    ] as const) {
      expect(loaded.kilobytes, REMEDY).toBeLessThanOrEqual(kilobytes);
      expect(loaded.requests, REMEDY).toBeLessThanOrEqual(requests);
    }
  });
}
