import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Props } from '@docusaurus/types';
import { lighten, stylesheetOf } from './page.ts';
import { criticalStyles } from './styles.ts';

/** A page of the built site. */
export interface Page {
  /** Relative to the site, such as `docs/intro.html`. */
  file: string;
  html: string;
}

/** A page and the addresses of the scripts that it hydrates with, besides those of every page. */
export interface ScriptedPage extends Page {
  scripts: readonly string[];
}

/** The folder that a page shares its styles with; few of them, because the policy of the site names the styles of each. */
const sectionOf = ({ file }: Page) => dirname(file).split('/').slice(0, 2).join('/');

/** The styles of each section, by its name. */
async function stylesOf(pages: readonly Page[], stylesheet: string): Promise<Map<string, string>> {
  const sections = new Map<string, string[]>();
  for (const page of pages) {
    const section = sectionOf(page);
    sections.set(section, [...(sections.get(section) ?? []), page.html]);
  }
  const styles = new Map<string, string>();
  for (const [section, htmls] of sections) {
    styles.set(section, await criticalStyles(stylesheet, htmls));
  }
  return styles;
}

/** All pages of a site, painted from their HTML alone, and with what they hydrate with held back until they are used. */
export async function lightenPages(
  pages: readonly ScriptedPage[],
  { outDir, baseUrl }: Pick<Props, 'outDir' | 'baseUrl'>,
): Promise<Page[]> {
  const [first] = pages;
  if (!first) return [];
  const stylesheet = stylesheetOf(first).slice(baseUrl.length);
  const styles = await stylesOf(pages, await readFile(join(outDir, stylesheet), 'utf8'));
  return pages.map(({ scripts, ...page }) => ({
    file: page.file,
    html: lighten(page, { styles: styles.get(sectionOf(page)) ?? '', scripts }),
  }));
}
