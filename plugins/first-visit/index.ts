import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Props } from '@docusaurus/types';
import { lighten, stylesheetOf } from './page.ts';
import { addTokens, criticalStyles } from './styles.ts';

/** A page of the built site. */
export interface Page {
  /** Relative to the site, such as `docs/intro.html`. */
  file: string;
  html: string;
}

/** A page and the addresses of its scripts for hydration, in addition to those of every page. */
export interface ScriptedPage extends Page {
  scripts: readonly string[];
}

type BuiltSite = Pick<Props, 'outDir' | 'baseUrl'>;

/**
 * The folder whose pages share their styles. There are few of them, because the site's policy lists the styles of each.
 */
const sectionOf = ({ file }: Page) => dirname(file).split('/').slice(0, 2).join('/');

/** The styles of each section, by its name. */
async function stylesOf(
  pages: AsyncIterable<Page>,
  { outDir, baseUrl }: BuiltSite,
): Promise<Map<string, string>> {
  const sections = new Map<string, Set<string>>();
  let address = '';
  for await (const page of pages) {
    address ||= stylesheetOf(page);
    const section = sectionOf(page);
    sections.set(section, addTokens(sections.get(section) ?? new Set(), page.html));
  }
  const stylesheet = await readFile(join(outDir, address.slice(baseUrl.length)), 'utf8');
  const styles = new Map<string, string>();
  for (const [section, tokens] of sections) {
    styles.set(section, await criticalStyles(stylesheet, tokens));
  }
  return styles;
}

/**
 * Collects the styles that all pages of a site need.
 *
 * @returns A function that changes a page so it is painted from its HTML alone, and holds back its scripts until the
 * user interacts with it.
 */
export async function lightener(
  pages: AsyncIterable<Page>,
  site: BuiltSite,
): Promise<(page: ScriptedPage) => string> {
  const styles = await stylesOf(pages, site);
  return ({ scripts, ...page }) =>
    lighten(page, { styles: styles.get(sectionOf(page)) ?? '', scripts });
}
