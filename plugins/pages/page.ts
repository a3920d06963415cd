import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Props } from '@docusaurus/types';
import { Parser } from 'htmlparser2';
import { slashed } from '../base/root.ts';

/** A page of the built site, whose HTML the steps change. */
export interface Page {
  /** Relative to the site, such as `docs/intro.html`. */
  readonly file: string;
  /** Its path below the base URL, which is empty for the home page. */
  readonly path: string;
  html: string;
}

/** What Docusaurus tells of the site after a build. */
export type Site = Pick<
  Props,
  'baseUrl' | 'outDir' | 'plugins' | 'routes' | 'routesPaths' | 'siteConfig' | 'siteDir'
>;

/** Something that is done with all pages of the built site. */
export type Step = (pages: readonly Page[], site: Site) => Promise<void> | void;

function fileOf(path: string, outDir: string): string {
  const names = [path, `${path}.html`, slashed(join(path, 'index.html'))].filter((name) =>
    name.endsWith('.html'),
  );
  const file = names.find((name) => existsSync(join(outDir, name)));
  if (file) return file;
  throw new Error(
    `/${path}: the site has this route, but no page for it. If Docusaurus now writes pages elsewhere, change plugins/pages/page.ts.`,
  );
}

/** Reads the page of each route. Other HTML files, such as those of `static`, are no pages. */
export const readPages = ({ outDir, baseUrl, routesPaths }: Site): Promise<Page[]> =>
  Promise.all(
    routesPaths.map(async (route) => {
      const path = decodeURI(route.slice(baseUrl.length)).replace(/\/$/, '');
      const file = fileOf(path, outDir);
      const html = await readFile(join(outDir, file), 'utf8');
      return { file, path: path.replace(/\.html$/, ''), html };
    }),
  );

/**
 * Replaces the first place in a page where a pattern matches.
 *
 * @param source - The file to change if Docusaurus writes that place differently.
 * @throws If nothing matches.
 */
export function replaceIn(
  page: Page,
  pattern: string | RegExp,
  replacement: (found: string) => string,
  source: string,
) {
  const html = page.html.replace(pattern, replacement);
  if (html === page.html) {
    throw new Error(
      `${page.file}: nothing in the page matches ${String(pattern)}. If Docusaurus now writes it differently, change ${source}.`,
    );
  }
  page.html = html;
}

/**
 * Splits the HTML of a page at the end of its head. Attributes may contain `</head>` too.
 *
 * @throws If the page has no head.
 */
export function atEndOfHead({ file, html }: Page): [head: string, rest: string] {
  let end = -1;
  const parser = new Parser({
    onclosetag(name) {
      if (name !== 'head') return;
      end = parser.startIndex;
      parser.pause();
    },
  });
  parser.end(html);
  if (end >= 0) return [html.slice(0, end), html.slice(end)];
  throw new Error(`${file}: the page has no </head>. Correct what writes it.`);
}

/** Adds elements at the end of the head of a page. */
export function addToHead(page: Page, elements: string) {
  page.html = atEndOfHead(page).join(elements);
}
