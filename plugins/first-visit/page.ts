import type { Page } from './index.ts';

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
/**
 * What only Algolia's crawler and counters of generators read, the language that the page tells too, links from a page in
 * one language to itself, and the forms of the feed that readers do without.
 */
const UNREAD = new RegExp(
  [
    /<meta data-rh="?true"? name="?(?:docsearch:|docusaurus_)\S+ content=\S+ \/>/,
    /<meta data-rh="?true"? property="?og:locale"? content=\S+ \/>/,
    /<meta name="?generator"? content="[^"]*">/,
    /<link data-rh="?true"? rel="?alternate"? href=\S+ hreflang=\S+ \/>/,
    /<link rel="?alternate"? type="?application\/(?:atom\+xml|json)[^>]*>/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
const SCRIPT = /<script src=\S+ defer><\/script>/g;

/**
 * The stylesheet that all pages share: the element that links to it, and its address.
 *
 * @throws If the page doesn't name it the way Docusaurus does.
 */
export function stylesheetOf({ file, html }: Page) {
  const [link, address] = STYLESHEET.exec(html) ?? [];
  if (link && address) return { link, address };
  throw new Error(
    `${file}: there is no <link rel=stylesheet href=.../styles.[hash].css />. If Docusaurus now names it differently, change the pattern in plugins/first-visit/page.ts.`,
  );
}

/**
 * A page with inline styles, and with the shared stylesheet and all scripts held back in a template, where
 * `src/early/wake.ts` finds them. The last of the scripts starts the page.
 *
 * @throws If the page names its stylesheet or scripts differently from Docusaurus.
 */
export function lighten(page: Page, { address, styles }: PageNeeds): string {
  const { file, html } = page;
  const stylesheet = stylesheetOf(page).link;
  const [runtime, ...others] = html.match(SCRIPT) ?? [];
  if (!runtime?.includes('/runtime~main.')) {
    throw new Error(
      `${file}: the first script is not <script src=.../runtime~main.[hash].js defer></script>. If Docusaurus now names scripts differently, change the pattern in plugins/first-visit/page.ts.`,
    );
  }
  // The runtime comes last. Until then, the other scripts only wait for it.
  const heldBack = [`<link rel=stylesheet href=${address} />`, ...others, runtime].join('');
  return html
    .replace(SCRIPT, '')
    .replace(UNREAD, '')
    .replace('</head>', `${SPECULATION_RULES}</head>`)
    .replace(
      stylesheet,
      () => `<style>${styles}</style><template id=held-back>${heldBack}</template>`,
    );
}
