import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import { DomUtils, parseDocument } from 'htmlparser2';
import { slashed } from '../base/root.ts';
import { atEndOfHead, type Html, type Page, type Site } from './page.ts';

const HEADING = /<h1\b[^>]*>[\s\S]*?<\/h1>/;

/**
 * Reads what a page says about itself, from what HTML defines and not from how Docusaurus writes it.
 *
 * @throws If it has no first heading, or if somebody wrote it and it has no description.
 */
export function readFacts(
  page: Html & Pick<Page, 'source'>,
): Pick<Page, 'title' | 'description' | 'isHidden'> {
  const [head, rest] = atEndOfHead(page);
  const [heading] = HEADING.exec(rest) ?? [];
  if (!heading)
    throw new Error(`${page.file}: the page has no <h1>, which is the title of its card. Add it.`);
  const elements = DomUtils.getElementsByTagName('meta', parseDocument(head));
  const contentOf = (name: string) =>
    elements.find(({ attribs }) => attribs.name === name)?.attribs.content?.trim() ?? '';
  const description = contentOf('description');
  // A list of documents with a tag has none.
  if (!description && page.source)
    throw new Error(
      `${page.source}: the page has no description. Add it to the front matter or the <Layout>.`,
    );
  const title = DomUtils.textContent(parseDocument(heading)).trim();
  return { title, description, isHidden: contentOf('robots').includes('noindex') };
}

/** The source files of pages, by their routes. */
function sourcesOf(routes: readonly RouteConfig[]): [route: string, source: string][] {
  return routes.flatMap(({ path, metadata, routes: below = [] }) => [
    ...(metadata?.sourceFilePath ? [[path, metadata.sourceFilePath] as [string, string]] : []),
    ...sourcesOf(below),
  ]);
}

function fileOf(path: string, outDir: string): string {
  const names = [path, `${path}.html`, slashed(join(path, 'index.html'))].filter((name) =>
    name.endsWith('.html'),
  );
  const file = names.find((name) => existsSync(join(outDir, name)));
  if (file) return file;
  throw new Error(
    `/${path}: the site has this route, but no page for it. If Docusaurus now writes pages elsewhere, change plugins/pages/read.ts.`,
  );
}

/** Reads the page of each route. Other HTML files, such as those of `static`, are no pages. */
export function readPages({ outDir, baseUrl, routes, routesPaths }: Site): Promise<Page[]> {
  const sources = new Map(sourcesOf(routes));
  return Promise.all(
    routesPaths.map(async (route) => {
      const name = decodeURI(route.slice(baseUrl.length)).replace(/\/$/, '');
      const file = fileOf(name, outDir);
      const html = await readFile(join(outDir, file), 'utf8');
      const path = name.replace(/\.html$/, '');
      const page = { file, html, source: sources.get(route) };
      return { ...page, path, ...readFacts(page) };
    }),
  );
}
