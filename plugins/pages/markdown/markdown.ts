import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deployment } from '../../base/deployment.ts';
import { classPattern, requireMatches } from '../../base/requireMatches.ts';
import { isOwnSite } from '../../base/root.ts';
import { addToHead, type Page, type Site } from '../page.ts';
import { markdownOf } from './convert.ts';
import { fullEntries, llmsFile, sectionsOf, type Entry } from './llms.ts';
import { pathsInOrder } from './order.ts';
import { CLASSES } from './reshape.ts';

/** Documents, posts and pages of `src/pages`, but not the lists that Docusaurus makes of them, nor the home page. */
const hasMarkdown = ({ path, source, isHidden }: Page) => path && source && !isHidden;

const kilobytes = (text: string) => `${Math.round(Buffer.byteLength(text) / 1000)} kB`;

/**
 * Writes each page as Markdown at its address with `.md`, for tools that read pages, links to it in the page, and
 * writes `llms.txt` and `llms-full.txt`, which lead to all of them.
 *
 * @throws If a page has no content, or if no page of this repository's site has what Markdown is made of.
 */
export async function writeMarkdown(
  pages: readonly Page[],
  { outDir, baseUrl, plugins, siteDir }: Pick<Site, 'outDir' | 'baseUrl' | 'plugins' | 'siteDir'>,
) {
  if (isOwnSite(siteDir))
    requireMatches(pages, CLASSES.map(classPattern), 'plugins/pages/markdown/reshape.ts');
  const root = deployment.siteUrl + baseUrl;
  const texts = new Map<string, string>();
  const entries: Entry[] = [];
  for (const page of pages.filter(hasMarkdown)) {
    const { path, title, description } = page;
    const markdown = markdownOf(page, root + path);
    entries.push({ path, address: `${root}${path}.md`, title, description });
    texts.set(path, markdown);
    await writeFile(join(outDir, `${path}.md`), markdown);
    addToHead(page, `<link rel=alternate type=text/markdown href=${baseUrl}${path}.md>`);
  }
  const order = pathsInOrder(plugins).map((path) => path.slice(baseUrl.length).replace(/\/$/, ''));
  const sections = sectionsOf(entries, order);
  const index = llmsFile(sections, root);
  const full = fullEntries(sections).map(({ path }) => texts.get(path));
  await writeFile(join(outDir, 'llms.txt'), index);
  await writeFile(join(outDir, 'llms-full.txt'), full.join('\n---\n\n'));
  console.log(`${entries.length} pages as Markdown; llms.txt: ${kilobytes(index)}.`);
}
