import { createHash } from 'node:crypto';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Part, Whole } from '@generated/routing';
import type { Chunks } from './chunks.ts';
import { partOf } from './part.ts';
import { readSite, type BuiltSite } from './tables.ts';

/** Size in uncompressed bytes of the largest script that is loaded when a link to its page becomes visible. */
const LARGEST_AHEAD = 12_000;

async function heavyOf(files: Whole['files'], outDir: string): Promise<string[]> {
  const sizes = Object.entries(files).map(async ([id, file]) => {
    const { size } = await stat(join(outDir, file));
    return size > LARGEST_AHEAD ? [id] : [];
  });
  return (await Promise.all(sizes)).flat();
}

/**
 * Writes the tables of all pages into a file that a browser loads when the user is about to leave the page.
 *
 * @returns A function that returns the part of the tables that the page at an address needs.
 */
export async function writeRouting(
  built: BuiltSite,
  chunks: Chunks,
): Promise<(path: string) => Part> {
  const { outDir, baseUrl } = built;
  const site = await readSite(built, chunks);
  const { routes, chunkNames, modules, files, globalData } = site;
  const heavy = await heavyOf(files, outDir);
  const tables: Whole = { routes, chunkNames, modules, files, globalData, heavy };
  const whole = JSON.stringify(tables);
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8);
  const file = `assets/routing.${hash}.json`;
  await mkdir(dirname(join(outDir, file)), { recursive: true });
  await writeFile(join(outDir, file), whole);
  return (path) => partOf(site, path, baseUrl + file);
}

/** A page that contains its part of the tables, where `src/routing/own.ts` finds it. */
export function addPart(html: string, part: Part): string {
  const json = JSON.stringify(part).replaceAll('<', String.raw`\u003c`);
  return html.replace(
    '</body>',
    () => `<script type=application/json id=routing>${json}</script></body>`,
  );
}
