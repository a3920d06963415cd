import { requireMatches } from '../../base/requireMatches.ts';
import { addToHead, atEndOfHead, replaceIn, type Html } from '../page.ts';

/**
 * Makes browsers that support it fetch the page behind a link on hover, until React does so. It is the same in all
 * languages, so one policy allows it for all.
 *
 * @see https://wicg.github.io/nav-speculation/speculation-rules.html
 */
const SPECULATION_RULES = `<script type=speculationrules>${JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
})}</script>`;

/** What a page needs in addition to what it contains. */
export interface PageNeeds {
  /** The styles of its content. */
  styles: string;
  /** Address of the stylesheet that all pages share. */
  address: string;
}

// Docusaurus 3 writes attributes without quotes, and Docusaurus 4 with them.
const STYLESHEET = /<link rel="?stylesheet"? href="?([^\s"]+\/styles\.[^\s"]+\.css)"? \/>/;

/** What React puts into the head of a page, and on the server, where it renders no head, before all content. */
const HOISTED = /(?<=<div id="?__docusaurus"?>)(?:<link [^>]*>)+/;

/** Elements in the head of a page that no browser, reader or search engine of this site uses. */
const UNREAD: readonly RegExp[] = [
  // Only Algolia's crawler reads these.
  /<meta data-rh="?true"? name="?docsearch:\S+ content=\S+ \/>/g,
  /<meta data-rh="?true"? name="?docusaurus_\S+ content=\S+ \/>/g,
  // The page tells its language too.
  /<meta data-rh="?true"? property="?og:locale"? content=\S+ \/>/g,
  /<meta name="?generator"? content="[^"]*">/g,
  // In a site in one language, they lead from a page to itself.
  /<link data-rh="?true"? rel="?alternate"? href=\S+ hreflang=\S+ \/>/g,
  // Readers of feeds need one form.
  /<link rel="?alternate"? type="?application\/(?:atom\+xml|json)[^>]*>/g,
];

const SOURCE = 'plugins/pages/first-visit/lighten.ts';
const SCRIPT = /<script src=\S+ defer><\/script>/g;

/**
 * The address of the stylesheet that all pages share.
 *
 * @throws If the page doesn't name it the way Docusaurus does.
 */
export function stylesheetOf({ file, html }: Html): string {
  const [, address] = STYLESHEET.exec(html) ?? [];
  if (address) return address;
  throw new Error(
    `${file}: there is no <link rel=stylesheet href=.../styles.[hash].css />. If Docusaurus now names it differently, change the pattern in ${SOURCE}.`,
  );
}

/**
 * Checks the patterns of what need not be on each page.
 *
 * @throws If a pattern matches on no page.
 */
export const requireOptional = (pages: readonly Html[]) =>
  requireMatches(pages, [...UNREAD, HOISTED], SOURCE);

/**
 * Puts the styles of a page inline, and holds back the shared stylesheet and all scripts in a template, where
 * `src/first-visit/wake.ts` finds them. The last of the scripts starts the page. No other stylesheet comes after the
 * shared one, since Chromium lays out the whole page again for one with layers that is not the last.
 *
 * @throws If the page names its stylesheet or scripts differently from Docusaurus.
 */
export function lighten(page: Html, { address, styles }: PageNeeds) {
  const [head, rest] = atEndOfHead(page);
  const [runtime, ...others] = head.match(SCRIPT) ?? [];
  if (!runtime?.includes('/runtime~main.')) {
    throw new Error(
      `${page.file}: the first script is not <script src=.../runtime~main.[hash].js defer></script>. If Docusaurus now names scripts differently, change the pattern in ${SOURCE}.`,
    );
  }
  // The runtime comes last. Until then, the other scripts only wait for it.
  const heldBack = [`<link rel=stylesheet href=${address} />`, ...others, runtime].join('');
  const light = [SCRIPT, ...UNREAD].reduce((html, pattern) => html.replace(pattern, ''), head);
  page.html = light + rest.replace(HOISTED, '');
  addToHead(page, SPECULATION_RULES);
  const [hoisted = ''] = HOISTED.exec(rest) ?? [];
  const inline = `${hoisted}<style>${styles}</style><template id=held-back>${heldBack}</template>`;
  replaceIn(page, STYLESHEET, () => inline, SOURCE);
}
