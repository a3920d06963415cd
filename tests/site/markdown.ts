import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { builtRoutes } from './sitemap.ts';

/** The home page, and the lists of other pages, which Docusaurus makes. */
const OTHERS =
  /^\/(|blog|blog\/(archive|authors|tags)(\/.*)?|blog\/page\/\d+|docs\/category\/.*|docs\/tags(\/.*)?)$/;

/** Every page that is there as Markdown too. */
export const markdownRoutes = () => builtRoutes().filter((route) => !OTHERS.test(route));

/** The file of a page without its ending. */
const nameOf = (route: string) => (route === '/' ? '/index' : route);

/** Address of the Markdown of a page. */
export const markdownAt = (route: string) => `${route}.md`;

/** The text of a file of the build. */
export const built = (path: string) => readFileSync(`build${path}`, 'utf8');

/** What `read` gives for a route, read once. */
function once<Type>(read: (route: string) => Type): (route: string) => Type {
  const known = new Map<string, Type>();
  return (route) => {
    const result = known.get(route) ?? read(route);
    known.set(route, result);
    return result;
  };
}

/** The document of a page, read by the faster one of cheerio's parsers, which reads the content of `<noscript>` too. */
export const documentOf = once((route) =>
  load(built(`${nameOf(route)}.html`), { xml: { xmlMode: false } }),
);

export const parseMarkdown = (text: string): Root =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** The Markdown of a page. */
export const markdownOf = once((route): Root => parseMarkdown(built(markdownAt(route))));

/** Every Markdown file of the build, but the skills, which are no pages. */
export const markdownFiles = () =>
  readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.startsWith('.well-known'))
    .map((file) => `/${file}`);

/** The ids on a page. */
const idsOf = once((route) => {
  const $ = documentOf(route);
  const ids = $('[id]').map((_, node) => $(node).attr('id'));
  return new Set(ids.get());
});

/** Whether a path is in the site of an old version, which `npm run build` doesn't make. */
export const isOldVersion = (path: string) => /^\/\d+\.\d+\.\d+\//.test(path);

/** What is wrong with an address: nothing if it is that of a page or file of the build, with its anchor. */
export function problem(address: URL): string | undefined {
  const path = decodeURI(address.pathname);
  if (isOldVersion(path)) return undefined;
  const isPage = existsSync(`build${nameOf(path)}.html`);
  if (!isPage) return existsSync(`build${path}`) ? undefined : `nothing at ${address.href}`;
  const anchor = decodeURIComponent(address.hash.slice(1));
  if (!anchor || idsOf(path).has(anchor)) return undefined;
  return `no anchor ${address.href}`;
}
