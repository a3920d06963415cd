import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deployment } from '../../base/deployment.ts';
import { addToHead, type Page, type Site } from '../page.ts';
import { markdownOf } from './convert.ts';
import { fullEntries, llmsFile, sectionsOf, type Entry } from './llms.ts';
import { pathsInOrder } from './order.ts';

/** Documents, posts and pages of `src/pages`, but not the lists that Docusaurus makes of them, nor the home page. */
const HAS_MARKDOWN = /<html[^>]* class="[^"]*\b(?:docs-doc-id-|blog-post-page|plugin-pages)/;
const HOME = 'index.html';
const IS_HIDDEN = /<meta [^>]*name="?robots"? [^>]*noindex/;

const hasMarkdown = ({ file, html }: Page) =>
  file !== HOME && HAS_MARKDOWN.test(html) && !IS_HIDDEN.test(html);

const kilobytes = (text: string) => `${Math.round(Buffer.byteLength(text) / 1000)} kB`;

/**
 * Writes each page as Markdown at its address with `.md`, for tools that read pages, links to it in the page, and
 * writes `llms.txt` and `llms-full.txt`, which lead to all of them.
 *
 * @throws If a page has no title, description or content.
 */
export async function writeMarkdown(
  pages: readonly Page[],
  { outDir, baseUrl, plugins }: Pick<Site, 'outDir' | 'baseUrl' | 'plugins'>,
) {
  const root = deployment.siteUrl + baseUrl;
  const texts = new Map<string, string>();
  const entries: Entry[] = [];
  for (const page of pages.filter(hasMarkdown)) {
    const { file, path, html } = page;
    const { markdown, ...about } = markdownOf(file, html, root + path);
    entries.push({ path, address: `${root}${path}.md`, ...about });
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
