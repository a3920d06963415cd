import { BUDGETS } from './budgets.ts';
import { firstVisit } from './firstVisit.ts';
import { expect, test } from './fixtures.ts';
import { withoutPrefetch } from './page.ts';

const REMEDY = 'Load less, or raise the limit in tests/site/budgets.ts.';

for (const [route, { kilobytes, requests }] of Object.entries(BUDGETS)) {
  test(`A first visit to ${route} loads at most ${kilobytes} kB in ${requests} requests`, async ({
    page,
  }) => {
    await withoutPrefetch(page);
    const loaded = await firstVisit(page, route);
    expect(loaded.kilobytes, REMEDY).toBeLessThanOrEqual(kilobytes);
    expect(loaded.requests, REMEDY).toBeLessThanOrEqual(requests);
  });
}
