import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyRepository } from '../tests/build/copy.ts';
import { EDITS } from '../tests/live/edits.ts';
import { follow, startLiveSite } from '../tests/live/site.ts';

const PAGE = '/docs/components/elements/button';
/** The cache folders of `npm start`. */
const CACHES = ['.docusaurus', 'docs/api', 'node_modules/.cache'];

const REST_MS = 12_000;

/** Starts the site, and returns it with the seconds until the first page was ready. */
async function timedStart(folder: string) {
  const started = performance.now();
  const site = await startLiveSite(folder);
  await site.open(PAGE);
  return { site, seconds: (performance.now() - started) / 1000 };
}

const folder = copyRepository('bench-start');
for (const cache of CACHES) rmSync(join(folder, cache), { recursive: true, force: true });
const cold = await timedStart(folder);
await cold.site.close();
const warm = await timedStart(folder);

const rows: Record<string, { seconds: string; goal: number }> = {};
const row = (name: string, seconds: number, goal: number) => {
  rows[name] = { seconds: seconds.toFixed(1), goal };
};
row('first page, without caches', cold.seconds, 20);
row('first page, with caches', warm.seconds, 8);
for (const edit of EDITS) {
  // Someone who edits looks at the page before the next edit, so the work for the last edit is done by then.
  await sleep(REST_MS);
  for (const { route, where, seconds } of await follow(warm.site, folder, edit)) {
    const isDerived = edit.file.startsWith('library/') && where !== 'component';
    row(`${edit.kind}: ${where} of ${route}`, seconds, isDerived ? 4 : 2);
  }
}
await warm.site.close();
console.log('Seconds from the command to the first page, and from an edit to what shows it:');
console.table(rows);
