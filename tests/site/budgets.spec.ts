import { BUDGETS } from './budgets.ts';
import { firstVisit } from './firstVisit.ts';
import { expect, test } from './fixtures.ts';
import { withoutPrefetch } from './page.ts';

const REMEDY = 'Load less, or raise the limit in tests/site/budgets.ts.';

for (const [route, { painted, hydrated }] of Object.entries(BUDGETS)) {
  test(`A first visit to ${route} loads at most ${painted.kilobytes} kB in ${painted.requests} requests until it is painted, and ${hydrated.kilobytes} kB in ${hydrated.requests} until it responds`, async ({
    page,
  }) => {
    await withoutPrefetch(page);
    const { unused, used } = await firstVisit(page, route);
    expect(unused.kilobytes, REMEDY).toBeLessThanOrEqual(painted.kilobytes);
    expect(unused.requests, REMEDY).toBeLessThanOrEqual(painted.requests);
    expect(used.kilobytes, REMEDY).toBeLessThanOrEqual(hydrated.kilobytes);
    expect(used.requests, REMEDY).toBeLessThanOrEqual(hydrated.requests);
  });
}
