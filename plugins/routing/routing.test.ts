import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunksOf, forgetChunks, type Chunks } from './chunks.ts';
import { addPart, writeRouting } from './index.ts';
import { replaceModule } from './replace.ts';
import { shownSidebars } from './sidebars.ts';
import { readRoutes } from './tables.ts';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'a1'),
    routes: [
      {
        path: '/docs/intro',
        component: ComponentCreator('/docs/intro', 'b2'),
        exact: true,
        sidebar: "guide"
      },
      {
        path: '/docs/it\\'s',
        component: ComponentCreator('/docs/it\\'s', 'c3'),
        exact: true
      }
    ]
  },
  {
    path: '/',
    component: ComponentCreator('/', 'd4'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const link = (href: string) => ({ type: 'link', label: href, href }) as const;

const category = (label: string, items: object[], collapsed = true) =>
  ({ type: 'category', label, items, collapsed, collapsible: true }) as never;

/** Tables of a site with three pages, as Docusaurus and the bundler write them. */
async function routing() {
  const folder = mkdtempSync(join(tmpdir(), 'routing-'));
  const write = (name: string, content: unknown) => {
    const file = join(folder, name);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  write('routes.js', ROUTES);
  write('routesChunkNames.json', {
    '/docs-a1': { __comp: 'docs', __props: 'version' },
    '/docs/intro-b2': { __comp: 'doc', content: ['intro'] },
    "/docs/it's-c3": { __comp: 'doc', content: ['other'] },
    '/-d4': { __comp: 'home' },
  });
  const docs = ['intro', "it's", 'help', 'main'].map((id) => ({ id, path: `/docs/${id}` }));
  const versions = [{ mainDocId: 'main', docs }];
  write('globalData.json', {
    'docusaurus-plugin-content-docs': { default: { path: '/docs', versions } },
  });
  const sidebar = [link('/docs/intro'), category('More', [link("/docs/it's"), link('/docs/x')])];
  const version = { label: 'Next', docs: { intro: {} }, docsSidebars: { guide: sidebar, api: [] } };
  const scripts = ['docs', 'version', 'doc', 'home', 'code'].map((name) => `${name}.js`);
  for (const script of scripts) write(script, 'small');
  write('intro.js', 'large'.repeat(10_000));
  const chunks: Chunks = {
    files: {
      1: 'docs.js',
      2: 'version.js',
      3: 'doc.js',
      4: 'intro.js',
      5: 'home.js',
      6: 'code.js',
    },
    modules: {
      docs: [11, ['1']],
      version: [12, ['2']],
      doc: [13, ['1', '3']],
      intro: [14, ['4'], ['6']],
      home: [15, ['5']],
    },
    sources: { docs: 'docs.js', version: write('version.json', { version }) },
    shared: new Set(),
  };
  const siteConfig = { themeConfig: { navbar: { items: [{ type: 'doc', docId: 'help' }] } } };
  const site = { outDir: folder, baseUrl: '/', generatedFilesDir: folder, siteConfig };
  return { folder, partFor: await writeRouting(site as never, chunks) };
}

test('The part of a page has its own branch of routes, the home page and what is not found', async () => {
  const { partFor } = await routing();
  const always = [{ path: '/', exact: true, hash: 'd4' }, { path: '*' }];
  expect(partFor('/docs/intro').routes).toEqual([
    {
      path: '/docs',
      hash: 'a1',
      routes: [{ path: '/docs/intro', hash: 'b2', exact: true, sidebar: 'guide' }],
    },
    ...always,
  ]);
  expect(partFor('/').routes).toEqual(always);
  expect(partFor('/404').routes).toEqual(always);
  expect(() => partFor('/lost')).toThrow('/lost: the page was written, but no route');
});

test('The part of a page has the modules and files of its branch, each once, and its own data in the place of what grows', async () => {
  const { partFor } = await routing();
  const { modules, files, chunkNames, data, globalData } = partFor('/docs/intro');
  expect(Object.keys(chunkNames)).toEqual(['/docs-a1', '/docs/intro-b2']);
  expect(modules).toEqual({ docs: [11, ['1']], doc: [13, ['1', '3']], intro: [14, ['4']] });
  expect(files).toEqual({ 1: 'docs.js', 3: 'doc.js', 4: 'intro.js' });
  const more = category('More', [link("/docs/it's")]);
  const version = { label: 'Next', docs: {}, docsSidebars: { guide: [link('/docs/intro'), more] } };
  expect(data).toEqual({ version: { version } });
  const docs = ['intro', 'help', 'main'].map((id) => ({ id, path: `/docs/${id}` }));
  const versions = [{ mainDocId: 'main', docs }];
  expect(globalData).toEqual({
    'docusaurus-plugin-content-docs': { default: { path: '/docs', versions } },
  });
});

test('The tables of the whole site are in the file that each part names', async () => {
  const { folder, partFor } = await routing();
  const { whole } = partFor('/docs/intro');
  expect(whole).toMatch(/^\/assets\/routing\.\w{8}\.json$/);
  const tables = JSON.parse(readFileSync(join(folder, whole), 'utf8')) as Record<string, object>;
  expect(Object.keys(tables.files ?? {})).toHaveLength(6);
  expect(tables.routes).toEqual(readRoutes(ROUTES));
  expect(tables.heavy).toEqual(['4']);
});

test('A part is data in the page that no script in it can end', async () => {
  const { partFor } = await routing();
  const part = { ...partFor('/'), whole: '</script>' };
  const html = addPart('<body>$&</body>', part);
  const [, json = ''] =
    /^<body>\$&<script [^>]* id=routing>(.*)<\/script><\/body>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(part);
});

test('Open categories of a sidebar show their items, and others the first of them, which they link to', () => {
  const inner = category('Inner', [link('/a'), link('/b')]);
  const open = category('Open', [link('/c')], false);
  const sidebars = { one: [category('Outer', [inner, link('/d')]), open], two: [] };
  const closedInner = category('Inner', [link('/a')]);
  expect(shownSidebars(sidebars, '/x', 'one')).toEqual({
    one: [category('Outer', [closedInner]), open],
  });
  expect(shownSidebars(sidebars, '/d', 'one')).toEqual({
    one: [category('Outer', [closedInner, link('/d')]), open],
  });
  expect(shownSidebars(sidebars, '/b', 'one')).toEqual(sidebars.two && { one: sidebars.one });
  expect(shownSidebars(sidebars, '/x', undefined)).toEqual({});
  // As Docusaurus names the index of a folder.
  const folder = { one: [category('Folder', [link('/e'), link('/f/')])] };
  expect(shownSidebars(folder, '/f', 'one')).toEqual(folder);
});

test('Routes that Docusaurus writes in another way stop the build', () => {
  expect(() => readRoutes('export const routes = [];')).toThrow(
    /^\.docusaurus\/routes\.js does not match .* change plugins\/routing\/tables\.ts\.$/,
  );
});

test('The script that runs first forgets the chunks of pages, but not those that others share', () => {
  const chunks = {
    files: { 1: 'docs.js', 2: 'shared.js' },
    modules: { docs: [11, ['1', '2']] as [number, string[]] },
    shared: new Set(['2']),
  };
  const runtime = (names: string, hashes: string) => `u=e=>(${names}[e]||e)+${hashes}[e],g=()=>{}`;
  expect(forgetChunks(runtime('{1:"docs"}', '{1:"aa",2:"bb",3:"cc"}'), chunks)).toBe(
    runtime('{}', '{"2":"bb","3":"cc"}'),
  );
  expect(() => forgetChunks('switch(e){case"docs":}', chunks)).toThrow(
    /still contains the names of page chunks.* change the pattern in plugins\/routing\/chunks\.ts\.$/,
  );
});

test('A registry without chunks stops the build', () => {
  const compilation = { modules: [], chunkGroups: [] };
  expect(() => chunksOf(compilation as never, '/site/.docusaurus')).toThrow(
    /registry\.js: none of its modules has a chunk.* change plugins\/routing\/chunks\.ts\.$/,
  );
});

test.each([
  ['@generated/routes', '/any', 'built', 'routes.ts'],
  ['@generated/routes', '/any', 'start', undefined],
  ['@generated/routes', '/any', 'server', undefined],
  ['react-router', '/any', 'built', 'router.ts'],
  ['react-router', '/any', 'server', 'router.ts'],
  ['react-router', '/site/src/routing', 'server', undefined],
  ['./preload', '/node_modules/@docusaurus/core/lib/client', 'start', 'preload.ts'],
  ['./preload', '/any', 'built', undefined],
  ['@generated/registry', '/site/src/routing', 'built', undefined],
] as const)('%s, asked for in %s, is replaced (%s) by: %s', (request, context, target, file) => {
  const resource = { request, context };
  replaceModule(resource, '/site/src/routing', target);
  expect(resource.request).toBe(file ? `/site/src/routing/${file}` : request);
});
