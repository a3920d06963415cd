import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import pages from './plugin.ts';

test('A built page is light, and its policy allows what it then has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'output-'));
  mkdirSync(join(folder, 'css'));
  mkdirSync(join(folder, 'assets/js'), { recursive: true });
  writeFileSync(join(folder, 'css/styles.1.css'), 'p{color:red}i{color:red}');
  writeFileSync(
    join(folder, '404.html'),
    '<head><meta charset=UTF-8><link rel=stylesheet href=/css/styles.1.css />' +
      '<meta data-rh=true name=docsearch:language content=en /><meta data-rh=true name=docusaurus_tag content=a />' +
      '<meta data-rh=true property=og:locale content=en /><meta name=generator content="Docusaurus">' +
      '<link data-rh=true rel=alternate href=https://example.com/ hreflang=x-default />' +
      '<link rel=alternate type=application/json href=/blog/feed.json>' +
      '<meta data-rh=true name=description content=Words />' +
      '<script src=/js/runtime~main.1.js defer></script></head><body><div id=__docusaurus><link rel=preload as=image href=/a.svg />' +
      '<h1>A</h1><p></div></body>',
  );
  const site = {
    siteDir: folder,
    outDir: folder,
    baseUrl: '/',
    siteConfig: { url: 'https://example.org', title: 'A', tagline: 'B', themeConfig: {} },
    plugins: [],
    routes: [],
    routesPaths: ['/404.html'],
  };
  await pages(site as never).postBuild?.(site as never);
  const page = readFileSync(join(folder, '404.html'), 'utf8');
  expect(page).toContain('/a.svg /><style>p{color:red}</style><template id=held-back>');
  expect(page).toContain('<meta property=og:image content=https://example.org/cards/404.png>');
  const [, hash = 'none'] = /style-src 'self' ('sha256-[^']+');/.exec(page) ?? [];
  expect(readFileSync(join(folder, '_headers'), 'utf8')).toContain(hash);
});
