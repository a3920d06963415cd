import { contentSecurityPolicy, inlineHashes, type InlineHashes } from '../../base/policy.ts';
import { colorModeScript } from './bundle.ts';

/** What the page of a demo is made of. */
export interface DemoPage {
  title: string;
  /** The HTML that the demo renders. */
  html: string;
  /** Addresses of the files of Bulma's stylesheet, and of those after it. */
  stylesheets: readonly string[];
  /** Address of the script that starts the demo. */
  script: string;
  /** Addresses of the modules that this script imports. */
  imports: readonly string[];
  /** What all pages of demos have in their heads. */
  head: DemoHead;
}

/** Bulma shows the scroll bar of a page even if there is nothing to scroll. */
const STYLE = 'html{overflow-y:auto}#demo{display:flow-root}#demo.has-space{padding:1.5rem}';

/** The style for touch that React Aria adds to a page, which its policy has to allow. */
const TOUCH_STYLE = `<style>@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}</style>`;

/** A style and a script in the head of each page, and their hashes. */
export interface DemoHead {
  html: string;
  hashes: InlineHashes;
}

/** A head with a script that sets the color mode, unless the page around it does that. */
export function demoHead(colorMode?: string): DemoHead {
  const script = colorMode ? `<script>${colorMode}</script>` : '';
  const html = `<style>${STYLE}</style>${script}`;
  return { html, hashes: inlineHashes(html + TOUCH_STYLE) };
}

let shared: DemoHead | undefined;

/** The head of the pages of demos, which set their color mode. */
export const siteHead = (): DemoHead => (shared ??= demoHead(colorModeScript()));

/** Layout that goes from edge to edge. Other demos have some space around them. */
export const isLayout = (html: string) =>
  /^<\w+ [^>]*class="(hero|navbar|section|footer)\b/.test(html);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The page that shows a demo alone, with Bulma's own stylesheet and nothing of the site. */
export function demoDocument(page: DemoPage): string {
  const { html, imports, script, stylesheets, title, head } = page;
  const policy = contentSecurityPolicy(head.hashes);
  return [
    '<!doctype html>',
    '<html lang="en" data-theme="light">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title>`,
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    head.html,
    // Each runs in its own task, so that the browser can respond between them.
    ...[...imports, script].map((src) => `<script type="module" src="${src}"></script>`),
    '</head>',
    '<body>',
    `<div id="demo"${isLayout(html) ? '' : ' class="has-space"'}>${html}</div>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
