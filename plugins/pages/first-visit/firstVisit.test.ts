import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lightenPages } from './firstVisit.ts';
import { lighten, requireOptional } from './lighten.ts';
import { addTokens, criticalStyles, noTokens } from './styles.ts';

const STYLESHEET = '<link rel=stylesheet href=/assets/css/styles.1.css />';
const RUNTIME = '<script src=/assets/js/runtime~main.1.js defer></script>';
const MAIN = '<script src=/assets/js/main.1.js defer></script>';
const SCRIPTS = RUNTIME + MAIN;
const READ = '<meta data-rh=true name=description content=Words />';
const UNREAD = [
  '<meta data-rh=true name=docsearch:language content=en />',
  '<meta data-rh=true name=docusaurus_tag content=docs-default-current />',
  '<meta data-rh=true property=og:locale content=en />',
  '<meta name=generator content="Docusaurus">',
  '<link data-rh=true rel=alternate href=https://example.com/ hreflang=x-default />',
  '<link rel=alternate type=application/atom+xml href=/blog/atom.xml title="Atom Feed">',
  '<link rel=alternate type=application/json href=/blog/feed.json title="JSON Feed">',
];

const HOISTED =
  '<link rel=preload as=image href=/img/logo.svg />' +
  '<link rel=stylesheet href=/assets/css/bulma.1.css data-precedence=bulma />';
const CONTAINER = `<div id=__docusaurus>${HOISTED}<p></div>`;

const pageOf = (html: string) => ({ file: 'page.html', path: 'page', html });

/** How versions of Docusaurus write attributes. */
const VERSIONS = [
  { version: 3, written: (html: string) => html },
  { version: 4, written: (html: string) => html.replaceAll(/=([^\s">]+)/g, '="$1"') },
];

test.for(VERSIONS)(
  'Of Docusaurus $version, a page has its styles in it, and holds back the stylesheet and all scripts, the one that starts them last',
  ({ written }) => {
    const page = pageOf(`<head>${written(STYLESHEET + SCRIPTS)}</head>`);
    lighten(page, { styles: 'p{color:red}', address: '/assets/css/styles.2.css' });
    expect(page.html).toBe(
      '<head><style>p{color:red}</style><template id=held-back>' +
        STYLESHEET.replace('styles.1', 'styles.2') +
        `${written(MAIN + RUNTIME)}</template><script type=speculationrules>` +
        '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}</script></head>',
    );
  },
);

test.for(VERSIONS)(
  'Of Docusaurus $version, a page loses what nobody reads: for Algolia, on its language, and other forms of its feed',
  ({ written }) => {
    const unread = UNREAD.map(written);
    const page = pageOf(
      `<head>${written(STYLESHEET)}${READ}${unread.join(READ)}${written(SCRIPTS)}</head>`,
    );
    lighten(page, { styles: '', address: '' });
    expect(page.html).toContain(READ);
    for (const one of unread) expect(page.html).not.toContain(one);
  },
);

test.for(VERSIONS)(
  'Of Docusaurus $version, a page has the stylesheets of its demos before its own, so that the shared one comes last',
  ({ written }) => {
    const page = pageOf(
      `<head>${written(STYLESHEET + SCRIPTS)}</head><body>${written(CONTAINER)}</body>`,
    );
    lighten(page, { styles: '', address: '' });
    expect(page.html).toContain(`<head>${written(HOISTED)}<style>`);
    expect(page.html).toContain(`<body>${written('<div id=__docusaurus>')}<p></div></body>`);
  },
);

test('What attributes contain is no part of the page, and is not changed', () => {
  const written = `</head><body></body><script src=/a.js defer></script>${UNREAD[0]}`;
  const [meta, demo] = ["<meta content='</head><body>'>", `<p title='${written}'></p>`];
  const page = pageOf(`<head>${meta}${STYLESHEET}${SCRIPTS}</head><body>${demo}</body>`);
  lighten(page, { styles: '', address: '' });
  expect(page.html).toContain('</script></head><body><p');
  expect(page.html).toContain(demo);
  expect(page.html).not.toContain(`<template id=held-back><script src=/a.js`);
});

test('What is removed or moved has to be on some page, or its pattern is out of date', () => {
  const pages = [...UNREAD, CONTAINER].map(pageOf);
  expect(() => requireOptional(pages)).not.toThrow();
  expect(() => requireOptional(pages.slice(1))).toThrow(
    /docsearch.* matches on no page\. .* change plugins\/pages\/first-visit\/lighten\.ts/,
  );
  expect(() => requireOptional(pages.slice(0, -1))).toThrow(/__docusaurus.* matches on no page\./);
});

test('A page that names its stylesheet or its scripts in another way stops the build, naming its file', () => {
  const needs = { styles: '', address: '' };
  expect(() => lighten(pageOf(`<head>${SCRIPTS}</head>`), needs)).toThrow(
    /^page\.html: nothing in the page matches .* change plugins\/pages\/first-visit\/lighten\.ts/,
  );
  expect(() => lighten(pageOf(`<head>${STYLESHEET}</head>`), needs)).toThrow(
    /^page\.html: the first script is not <script src=.* change the pattern in plugins\/pages\/first-visit/,
  );
});

test('Styles are kept for all that pages show or their inline scripts may add, in any state, and for nothing else', async () => {
  const kept = [
    '@layer site{p{color:red}}',
    '.shown:hover{color:green}',
    '.added{color:#00f}',
    '#place{color:var(--used)}',
    '[role=tab]{color:red}',
    '.after{color:#ff0}',
    'b :focus-visible{color:red}',
  ];
  const dropped = [
    '.unused{color:red}',
    '.place{color:red}',
    '#named{color:red}',
    '[role=list]{color:red}',
    '.alert{color:red}',
    'table{color:red}',
  ];
  const root = (variables: string) => `:root{${variables}}`;
  const styles = [...kept, ...dropped, root('--used:red;--unused:red')].join('');
  const pages = [
    '<p class="shown" role=tab>.unused</p>',
    '<div class="a bulma-stage"><img><i class="unused"><table></table></i></div><u class="after"></u>',
    '<b id=place title=named></b><script>add("added",{role:"alert"})</script><script type=application/json>["data"]</script>',
  ];
  const tokens = noTokens();
  for (const page of pages) addTokens(tokens, page);
  const critical = await criticalStyles(styles, tokens);
  expect(critical).toBe([...kept, root('--used:red')].join(''));
});

test('Pages of one section share their styles, and all pages a stylesheet without what none of them needs', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'first-visit-'));
  const folder = join(outDir, 'assets/css');
  mkdirSync(folder, { recursive: true });
  const rules = ['b', 'i', 'u', '.scripted', '.unused'].map((name) => `${name}{color:red}`);
  writeFileSync(join(folder, 'styles.1.css'), rules.join(''));
  mkdirSync(join(outDir, 'assets/js'));
  writeFileSync(join(outDir, 'assets/js/main.1.js'), 'add("scripted")');
  const names = { 'docs/api/a/one': 'b', 'docs/api/b/two': 'i', blog: 'u' };
  const pages = Object.entries(names).map(([path, tag]) => ({
    file: `${path}.html`,
    path,
    html: `<head>${STYLESHEET}${UNREAD.join('')}${SCRIPTS}</head>${CONTAINER}<${tag}></${tag}>`,
  }));
  await lightenPages(pages, { outDir, baseUrl: '/' });
  const light = pages.map(({ html }) => html);
  const styles = light.map((html) => /<style>(.*)<\/style>/.exec(html)?.[1]);
  expect(styles).toEqual(['b,i{color:red}', 'b,i{color:red}', 'u{color:red}']);
  const [file = ''] = readdirSync(folder);
  expect(readdirSync(folder)).toEqual([file]);
  expect(file).toMatch(/^styles\.[\da-f]{8}\.css$/);
  for (const html of light) expect(html).toContain(`href=/assets/css/${file} `);
  expect(readFileSync(join(folder, file), 'utf8')).toBe('b,i,u,.scripted{color:red}');
});
