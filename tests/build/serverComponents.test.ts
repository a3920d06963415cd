import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { modules as allModules } from '../../plugins/library/modules.ts';
import { pack, PACK_FOLDER } from './pack.ts';
import { shell } from './shell.ts';

const SCRIPTS = resolve(PACK_FOLDER, 'scripts');
const PAGE = 'tests/fixtures/Everything.tsx';

const modules = allModules().map(({ group, name }) => `${group}/${name}`);
const { folder } = await pack();
const fileOf = (module: string) => join(folder, 'dist', `${module}.js`);
const isForClient = (module: string) =>
  readFileSync(fileOf(module), 'utf8').startsWith("'use client';");

// Compiled, and not run by tsx, which would compile the library's files as well.
await shell(
  `npx --no esbuild "tests/build/server/*.mts" ${PAGE} --jsx=automatic "--outdir=${SCRIPTS}" --out-extension:.js=.mjs`,
);
const page = join(SCRIPTS, 'fixtures/Everything.mjs');

function node(script: string, ...args: string[]) {
  const file = join(SCRIPTS, 'build/server', `${script}.mjs`);
  return ['node', ...[file, ...args].map((word) => `"${word}"`)].join(' ');
}

const ON_SERVER = { NODE_OPTIONS: '--conditions=react-server' };
const problems = JSON.parse(
  await shell(node('renderModules', ...modules.map(fileOf)), '.', ON_SERVER),
) as Record<string, string[]>;

test.for(modules.filter((module) => !isForClient(module)))(
  '%s renders in a server, which has no state, effects or contexts',
  (module) => {
    expect(problems[fileOf(module)]).toEqual([]);
  },
);

test.for(modules.filter(isForClient))(
  "%s begins with 'use client' because it would not render in a server",
  (module) => {
    expect(problems[fileOf(module)]?.length).toBeGreaterThan(0);
  },
);

/** The attribute that links a control to its help texts. A server component sets it only after hydration. */
const NOTES = / aria-(?:describedby|invalid)="[^"]*"/g;

test('A server renders a page of all components to the same HTML as a client, but for what ties help texts to controls', async () => {
  const flight = join(SCRIPTS, 'page.flight');
  await shell(`${node('renderPage', page)} > "${flight}"`, '.', ON_SERVER);
  const html = (await shell(`${node('toHtml', page)} < "${flight}"`)).trim().split('\n');
  const [server, client] = html.map((one) => one.replace(NOTES, ''));
  expect(server).toBe(client);
  expect(html[0]).toContain('class="button is-link is-large is-loading mt-4"');
});

interface Component {
  [part: string]: unknown;
}
const exported = (await import(fileOf('index'))) as Record<string, Component>;
const components = Object.keys(exported).filter((name) => /^[A-Z]/.test(name));

test('That page holds all components', () => {
  const used = new Set(
    [...readFileSync(PAGE, 'utf8').matchAll(/<B\.(\w+)/g)].map(([, name]) => name),
  );
  expect([...used].toSorted()).toEqual(components.toSorted());
});

test('Parts that are attached to a component, which a server cannot reach, are exported themselves', () => {
  const flat = new Set(Object.values(exported));
  const attached = components.flatMap((name) =>
    Object.entries(exported[name]!).map(([part, value]) => ({ part: `${name}.${part}`, value })),
  );
  expect(attached.length).toBeGreaterThan(50);
  expect(attached.filter(({ value }) => !flat.has(value as Component))).toEqual([]);
});
