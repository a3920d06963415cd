import type { Props } from '@docusaurus/types';
import { Parser } from 'htmlparser2';

/** A file of the built site, whose HTML the steps change. */
export interface Html {
  /** Relative to the site, such as `docs/intro.html`. */
  readonly file: string;
  html: string;
}

/** A page of the built site, and what it says about itself. */
export interface Page extends Html {
  /** Its path below the base URL, which is empty for the home page. */
  readonly path: string;
  /** The file that it is written in, from the folder of the site. Lists that Docusaurus makes have none. */
  readonly source?: string;
  /** Its first heading. */
  readonly title: string;
  readonly description: string;
  /** Whether search engines are told to leave it out. */
  readonly isHidden: boolean;
}

/** What Docusaurus tells of the site after a build. */
export type Site = Pick<
  Props,
  'baseUrl' | 'i18n' | 'outDir' | 'plugins' | 'routes' | 'routesPaths' | 'siteConfig' | 'siteDir'
>;

/** Something that is done with all pages of the built site. */
export type Step = (pages: readonly Page[], site: Site) => Promise<void> | void;

/**
 * Replaces the first place in a page where a pattern matches.
 *
 * @param source - The file to change if Docusaurus writes that place differently.
 * @throws If nothing matches.
 */
export function replaceIn(
  page: Html,
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
export function atEndOfHead({ file, html }: Html): [head: string, rest: string] {
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
export function addToHead(page: Html, elements: string) {
  page.html = atEndOfHead(page).join(elements);
}
