import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page, type Response } from '@playwright/test';
import { build } from 'esbuild';
import { entries } from '../plugins/search/entries.ts';
import { makeIndex } from '../plugins/search/makeIndex.ts';
import type { PageText } from '../plugins/search/sections.ts';
import * as format from '../src/search/format.ts';
import { unpack } from '../src/search/unpack.ts';
import * as words from '../src/search/words.ts';
import { launchOptions } from '../tests/chromium.ts';
import { shell } from '../tests/build/shell.ts';
import { serve } from '../tests/host.ts';
import { QUERIES } from '../tests/site/queries.ts';
import { relevanceOf, type Answer } from '../tests/site/relevance.ts';
import { inNpmFolder } from './npmFolder.mts';
import { manifestOf } from './peers.mts';
import { grown, pagesIn } from './search/pages.mts';

const BUILD = 'build';
const SOURCES = 'benchmarks/search';
const COUNTS = [1000, 4000];
/** How much slower than this machine the processor is on which a query is timed. */
const SLOWDOWN = 4;
const ROUNDS = 3;
/** What is timed: every tenth query, and all that is typed on the way to it. */
const TYPED = QUERIES.filter((_, index) => index % 10 === 0).flatMap(({ query }) =>
  [...query].map((_, index) => query.slice(0, index + 1)),
);

/** Writes a page with one of the searches into a folder. */
async function writePage(source: string, folder: string, packages: string) {
  await build({
    entryPoints: [join(SOURCES, source)],
    outfile: join(folder, 'search.js'),
    nodePaths: [packages],
    bundle: true,
    minify: true,
    format: 'iife',
    logLevel: 'error',
  });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script src="search.js"></script>');
}

/** Calls `measure` with a page that has one of the searches, whose files `write` puts into a folder. */
async function withPage<Result>(
  source: string,
  packages: string,
  write: (folder: string) => unknown,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bulmatic-search-'));
  await writePage(source, folder, packages);
  await write(folder);
  const host = await serve(folder);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ baseURL: host.origin });
    return await measure(page);
  } finally {
    await browser.close();
    await host.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What has been loaded when the first letter has its results, in kB. */
async function bytesAtFirstKey(page: Page): Promise<number> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('/');
  await page.evaluate(() => window.compared.load());
  await page.evaluate(() => window.compared.routes('m'));
  const bodies = await Promise.all(
    responses.filter((one) => new URL(one.url()).pathname !== '/').map((one) => one.body()),
  );
  // What is compressed already does not shrink.
  const sizeOf = (body: Buffer) => Math.min(body.length, brotliCompressSync(body).length);
  return bodies.reduce((sum, body) => sum + sizeOf(body), 0) / 1000;
}

/** The milliseconds that each query takes when all that it needs is loaded. */
const round = (page: Page) =>
  page.evaluate(async (queries) => {
    const all: number[] = [];
    for (const query of queries) {
      const start = performance.now();
      await window.compared.find(query);
      all.push(performance.now() - start);
    }
    return all;
  }, TYPED);

/** How long queries take: the shortest of all rounds, because other work on the machine only makes them longer. */
async function times(page: Page) {
  await round(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const rounds: number[][] = [];
  for (let count = 0; count < ROUNDS; count++) rounds.push(await round(page));
  const shortest = TYPED.map((query, index) => {
    const time = Math.min(...rounds.map((one) => one[index]!));
    return { query, time };
  });
  const sorted = shortest.toSorted((a, b) => a.time - b.time);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  return {
    'ms, median': at(0.5).time.toFixed(1),
    'ms, 95%': at(0.95).time.toFixed(1),
    'ms, longest': at(1).time.toFixed(1),
    longest: at(1).query,
  };
}

async function relevance(page: Page) {
  const answers: Answer[] = [];
  for (const query of QUERIES) {
    const found = await page.evaluate((text) => window.compared.routes(text), query.query);
    answers.push({ ...query, found });
  }
  const { first, three, reciprocalRank } = relevanceOf(answers);
  return {
    'first, %': (100 * first).toFixed(1),
    'among three, %': (100 * three).toFixed(1),
    MRR: reciprocalRank.toFixed(3),
  };
}

async function measure(page: Page) {
  const kilobytes = (await bytesAtFirstKey(page)).toFixed(1);
  return { 'kB at the first key': kilobytes, ...(await relevance(page)), ...(await times(page)) };
}

function writeBulmatic(pages: ReadonlyMap<string, PageText>, folder: string) {
  const index = makeIndex(entries(pages), words, format);
  writeFileSync(join(folder, 'search-pages.json'), JSON.stringify(index));
  copyFileSync(join(BUILD, 'search-classes.json'), join(folder, 'search-classes.json'));
}

/** The size of the index as it is sent, and as MiniSearch would send it: `toJSON`, and the names of what it finds. */
function formatsOf(pages: ReadonlyMap<string, PageText>) {
  const sent = makeIndex(entries(pages), words, format);
  const whole = { index: unpack(sent).index, pages: sent.pages };
  const kilobytesOf = (value: object) =>
    (brotliCompressSync(JSON.stringify(value)).length / 1000).toFixed(1);
  return { 'ours, kB': kilobytesOf(sent), 'toJSON of MiniSearch, kB': kilobytesOf(whole) };
}

/** Makes an index with Orama in Node.js, of the same entries with the same synonyms. */
async function writeOrama(pages: ReadonlyMap<string, PageText>, folder: string, packages: string) {
  writeFileSync(join(folder, 'entries.json'), JSON.stringify(entries(pages)));
  await build({
    entryPoints: [join(SOURCES, 'peers/oramaIndex.ts')],
    outfile: join(folder, 'index.mjs'),
    nodePaths: [packages],
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  await shell('node index.mjs', folder);
}

const pages = pagesIn(BUILD);
console.log(
  `${pages.size} pages, ${QUERIES.length} queries; times are those of ${TYPED.length} queries as they are typed, with a processor ${SLOWDOWN} times slower.`,
);

console.table({ 'index of pages': formatsOf(pages) });

await inNpmFolder(['pagefind', '@orama/orama'], async (npm) => {
  const packages = join(npm, 'node_modules');
  const versionOf = (name: string) => manifestOf(name, npm).version;
  const pagefind = (folder: string) =>
    shell(
      `node ${packages}/pagefind/lib/runner/bin.cjs --site ${resolve(BUILD)} --output-path ${folder}/pagefind`,
      npm,
    );
  console.table({
    bulmatic: await withPage(
      'bulmatic.ts',
      packages,
      (folder) => writeBulmatic(pages, folder),
      measure,
    ),
    [`Pagefind ${versionOf('pagefind')}`]: await withPage(
      'peers/pagefind.ts',
      packages,
      pagefind,
      measure,
    ),
    [`Orama ${versionOf('@orama/orama')}`]: await withPage(
      'peers/orama.ts',
      packages,
      (folder) => writeOrama(pages, folder, packages),
      measure,
    ),
  });
  console.log('\nGrowth, with copies of the pages in which every eighth long word is another one:');
  const rows: Record<string, object> = {};
  for (const count of COUNTS) {
    rows[`${count} pages`] = await withPage(
      'bulmatic.ts',
      packages,
      (folder) => writeBulmatic(grown(pages, count), folder),
      async (page) => ({
        'kB at the first key': (await bytesAtFirstKey(page)).toFixed(1),
        ...(await times(page)),
      }),
    );
  }
  console.table(rows);
});
