import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import output from './index.ts';
import registryLoader from './registryLoader.ts';

test('A built page is light, and its policy allows what it then has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'output-'));
  mkdirSync(join(folder, 'css'));
  mkdirSync(join(folder, 'assets/js'), { recursive: true });
  writeFileSync(join(folder, 'css/styles.1.css'), 'p{color:red}i{color:red}');
  writeFileSync(
    join(folder, '404.html'),
    '<head><meta charset=UTF-8><link rel=stylesheet href=/css/styles.1.css />' +
      '<script src=/js/runtime~main.1.js defer></script></head><body><h1>A</h1><p></body>',
  );
  const site = {
    siteDir: folder,
    outDir: folder,
    baseUrl: '/',
    generatedFilesDir: folder,
    siteConfig: { url: 'https://example.org', title: 'A', tagline: 'B', themeConfig: {} },
    plugins: [],
    routes: [],
  };
  await output(site).postBuild?.(site as never);
  const page = readFileSync(join(folder, '404.html'), 'utf8');
  expect(page).toContain('<style>p{color:red}</style><template id=held-back>');
  expect(page).toContain('<meta property=og:image content=https://example.org/cards/404.png>');
  const [, hash = 'none'] = /style-src 'self' ('sha256-[^']+');/.exec(page) ?? [];
  expect(readFileSync(join(folder, '_headers'), 'utf8')).toContain(hash);
});

test("Docusaurus' list of pages loses what makes it long, and a list in another form stops the build", () => {
  const load = '() => import(/* webpackChunkName: "a" */ "@site/docs/a.mdx")';
  const list = `export default {\n  "a": [${load}, "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],\n}`;
  expect(registryLoader(list)).toBe(`export default {\n  "a": [${load}, "", ""],\n}`);
  expect(() => registryLoader('export default {}')).toThrow(/^\.docusaurus\/registry\.js: no entry/);
});
