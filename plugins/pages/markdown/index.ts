import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Props } from '@docusaurus/types';
import { deployment } from '../../base/deployment.ts';
import type { Page } from '../first-visit/index.ts';
import { twinOf } from './convert.ts';
import { fullEntries, llmsFile, sectionsOf, type Entry } from './llms.ts';
import { pathsInOrder } from './order.ts';

type BuiltSite = Pick<Props, 'outDir' | 'baseUrl' | 'plugins'>;

/** Documents, posts and pages of `src/pages`, but not the lists that Docusaurus makes of them, nor the home page. */
const HAS_TWIN = /<html[^>]* class="[^"]*\b(?:docs-doc-id-|blog-post-page|plugin-pages)/;
const HOME = 'index.html';
const IS_HIDDEN = /<meta [^>]*name="?robots"? [^>]*noindex/;

/** Writes the Markdown of pages. */
export interface TwinWriter {
  /** Writes the twin of a page, if it has one, and returns the page with a link to it. */
  add: (page: Page) => Promise<string>;
  /** Writes the files that lead to all twins. */
  finish: () => Promise<void>;
}

const kilobytes = (text: string) => `${Math.round(Buffer.byteLength(text) / 1000)} kB`;

/**
 * Writes a Markdown twin of each page at its address with `.md`, for tools that read pages, and `llms.txt` and
 * `llms-full.txt`, which lead there.
 */
export function twinWriter({ outDir, baseUrl, plugins }: BuiltSite): TwinWriter {
  const root = deployment.siteUrl + baseUrl;
  const entries: Entry[] = [];
  const fileOf = (path: string) => join(outDir, `${path}.md`);

  async function add({ file, html }: Page): Promise<string> {
    if (file === HOME || !HAS_TWIN.test(html) || IS_HIDDEN.test(html)) return html;
    const path = file.replace(/\.html$/, '');
    const { markdown, ...about } = twinOf(file, html, root + path);
    entries.push({ path, address: `${root}${path}.md`, ...about });
    await writeFile(fileOf(path), markdown);
    const link = `<link rel=alternate type=text/markdown href=${baseUrl}${path}.md>`;
    return html.replace('</head>', `${link}</head>`);
  }

  async function finish() {
    const order = pathsInOrder(plugins).map((path) =>
      path.slice(baseUrl.length).replace(/\/$/, ''),
    );
    const sections = sectionsOf(entries, order);
    const index = llmsFile(sections, root);
    const texts = await Promise.all(
      fullEntries(sections).map(({ path }) => readFile(fileOf(path), 'utf8')),
    );
    const full = texts.join('\n---\n\n');
    await writeFile(join(outDir, 'llms.txt'), index);
    await writeFile(join(outDir, 'llms-full.txt'), full);
    console.log(
      `${entries.length} Markdown twins; llms.txt: ${kilobytes(index)}; llms-full.txt: ${kilobytes(full)}.`,
    );
  }

  return { add, finish };
}
