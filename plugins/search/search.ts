import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { classPattern, requireMatches } from '../base/requireMatches.ts';
import { fromRoot, isOwnSite } from '../base/root.ts';
import { classRows } from './classes.ts';
import { entries } from './entries.ts';
import { makeIndex, type Format, type Words } from './makeIndex.ts';
import { readText, SKIPPED_CLASSES, type PageText } from './sections.ts';

/** Pages that only lead to others. */
const LEFT_OUT =
  /^(404|search|demos\/.*|blog(\/(page|tags|archive|authors).*)?|docs\/category\/.*)$/;
/** Its table is a part of the index that is loaded only for classes. */
const CLASS_INDEX = 'docs/guides/bulma-classes';

/** What the search reads of a page, given its path below the base URL; nothing of pages that only lead to others. */
export function searchedText(path: string, html: string): PageText | undefined {
  if (LEFT_OUT.test(path)) return undefined;
  const text = readText(html);
  return path === CLASS_INDEX ? { ...text, sections: [] } : text;
}

/**
 * Writes what the search loads of the pages of a site.
 *
 * @throws If no page of this repository's site has what the search skips.
 */
export async function writeSearch(
  built: readonly { path: string; html: string }[],
  { outDir, siteDir }: { outDir: string; siteDir: string },
) {
  if (isOwnSite(siteDir))
    requireMatches(built, SKIPPED_CLASSES.map(classPattern), 'plugins/search/sections.ts');
  const pages = new Map<string, PageText>();
  for (const { path, html } of built) {
    const text = searchedText(path, html);
    if (text) pages.set(`/${path}`, text);
  }
  const load = <Module>(name: string) =>
    import(fromRoot(`src/search/${name}.ts`)) as Promise<Module>;
  const [words, format] = await Promise.all([load<Words>('words'), load<Format>('format')]);
  const files = { pages: makeIndex(entries(pages), words, format), classes: classRows() };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(outDir, `search-${name}.json`), JSON.stringify(content));
  }
}
