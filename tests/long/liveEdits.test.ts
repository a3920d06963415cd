import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRepository } from '../build/copy.ts';
import { EDITS } from '../live/edits.ts';
import { follow, startLiveSite, type LiveSite } from '../live/site.ts';

const folder = copyRepository('live');
let site: LiveSite;

beforeAll(async () => {
  site = await startLiveSite(folder);
});

afterAll(() => site.close());

test.for(EDITS)('While the site runs, an edit of $kind is seen wherever it shows', async (edit) => {
  const seen = await follow(site, folder, edit);
  expect(seen.length).toBeGreaterThan(0);
});
