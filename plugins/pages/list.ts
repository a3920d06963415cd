import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteVersions } from '../library/releases/versions.ts';
import type { Page, Site } from './page.ts';

/**
 * Writes the paths and titles of all pages, among which the not-found page looks for the one that was meant, and other
 * versions of the site for the one that is open there; and the versions, for which old ones ask the newest.
 */
export async function writeList(pages: readonly Page[], { outDir }: Pick<Site, 'outDir'>) {
  const list = pages
    .filter(({ path, isHidden }) => path !== '404' && !isHidden)
    .map(({ path, title }) => [path, title] as const);
  await writeFile(join(outDir, 'pages.json'), JSON.stringify(Object.fromEntries(list)));
  await writeFile(join(outDir, 'versions.json'), JSON.stringify(siteVersions().all));
}
