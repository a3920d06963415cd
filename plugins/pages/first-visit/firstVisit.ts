import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOf } from '../../base/hash.ts';
import type { Html, Site } from '../page.ts';
import { lighten, requireOptional, stylesheetOf } from './lighten.ts';
import { addTokens, criticalStyles, addAll, noTokens, type Tokens } from './styles.ts';

type BuiltSite = Pick<Site, 'outDir' | 'baseUrl'>;

/**
 * The folder whose pages share their styles. There are few of them, because the site's policy lists the styles of each.
 */
const sectionOf = ({ file }: Html) => dirname(file).split('/').slice(0, 2).join('/');

/** The styles of a site. */
interface Styles {
  /** Address of the stylesheet that all pages share. */
  address: string;
  /** The part of it that each section needs for its first paint, by the name of the section. */
  sections: Map<string, string>;
}

/** Every word in the scripts of a site, each of which may be a class that they add. */
async function wordsInScripts(outDir: string): Promise<Set<string>> {
  const folder = join(outDir, 'assets/js');
  const words = new Set<string>();
  for (const file of await readdir(folder)) {
    const text = await readFile(join(folder, file), 'utf8');
    for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word);
  }
  return words;
}

/** Selectors that PurgeCSS removes although they may match. */
const UNREADABLE = [/:where/];

/** Replaces the stylesheet by one with only the rules that some page or script may need, and with a name for it. */
async function replaceStylesheet(
  stylesheet: string,
  address: string,
  tokens: Tokens,
  { outDir, baseUrl }: BuiltSite,
): Promise<string> {
  const css = await criticalStyles(stylesheet, tokens, UNREADABLE);
  const replacement = address.replace(/[^/]*$/, `styles.${hashOf(css)}.css`);
  await rm(join(outDir, address.slice(baseUrl.length)));
  await writeFile(join(outDir, replacement.slice(baseUrl.length)), css);
  return replacement;
}

async function stylesOf(pages: readonly Html[], site: BuiltSite): Promise<Styles> {
  const tokens = new Map<string, Tokens>();
  let address = '';
  for (const page of pages) {
    address ||= stylesheetOf(page);
    const section = sectionOf(page);
    tokens.set(section, addTokens(tokens.get(section) ?? noTokens(), page.html));
  }
  const file = join(site.outDir, address.slice(site.baseUrl.length));
  const stylesheet = await readFile(file, 'utf8');
  const sections = new Map<string, string>();
  const all = { ...noTokens(), words: await wordsInScripts(site.outDir) };
  for (const [section, ofSection] of tokens) {
    sections.set(section, await criticalStyles(stylesheet, ofSection));
    addAll(all, ofSection);
  }
  return { address: await replaceStylesheet(stylesheet, address, all, site), sections };
}

/** Changes pages so that they are painted from their HTML alone, with their scripts held back until the browser is idle. */
export async function lightenPages(pages: readonly Html[], site: BuiltSite) {
  const { address, sections } = await stylesOf(pages, site);
  requireOptional(pages);
  for (const page of pages) lighten(page, { address, styles: sections.get(sectionOf(page)) ?? '' });
}
