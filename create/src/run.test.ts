import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Assets, Layer } from './assets.ts';
import { run } from './run.ts';

const TEMPLATES = 'create/templates';

const layerOf = (name: string): Layer =>
  Object.fromEntries(
    readdirSync(join(TEMPLATES, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(join(TEMPLATES, name), file), readFileSync(file, 'utf8')]),
  );

const assets: Assets = {
  bulmatic: '^1.0.0',
  layers: Object.fromEntries(readdirSync(TEMPLATES).map((name) => [name, layerOf(name)])),
  files: {
    'src/recipes/data-table/data-table.tsx': '// A table.\n',
    'src/recipes/sign-up/sign-up.tsx': '// A form.\n',
    'src/pieces/switch/Switch.tsx': '// A switch.\n',
  },
  recipes: [
    {
      name: 'data-table',
      title: 'Data table',
      files: ['src/recipes/data-table/data-table.tsx'],
      packages: {},
    },
    {
      name: 'sign-up',
      title: 'Sign up',
      files: ['src/recipes/sign-up/sign-up.tsx', 'src/pieces/switch/Switch.tsx'],
      packages: { zod: '^4.6.7' },
    },
  ],
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-bulmatic-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (path: string) => join(folder, path);
const read = (path: string) => readFileSync(at(path), 'utf8');
const manifest = (app: string) =>
  JSON.parse(read(`${app}/package.json`)) as Record<string, Record<string, string>>;
const filesIn = (app: string) =>
  readdirSync(at(app), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(at(app).length + 1))
    .toSorted();

/** Runs the command without a terminal, and returns its exit code with what it printed. */
async function command(...args: string[]) {
  const printed = { out: '', error: '' };
  const code = await run(args, {
    assets,
    out: (text) => (printed.out += text),
    error: (text) => (printed.error += text),
  });
  return { code, ...printed };
}

const create = (app: string, ...flags: string[]) => command(at(app), '--no-install', ...flags);

test('Without flags, an app has Vite, all of Bulma, readable colors, a button for dark mode, and tests', async () => {
  const { code, out } = await create('shop');
  expect(code).toBe(0);
  expect(out).toContain(`cd ${at('shop')}\n  npm install\n  npm run dev`);
  expect(filesIn('shop')).toEqual([
    '.gitignore',
    'README.md',
    'index.html',
    'package.json',
    'src/App.tsx',
    'src/components/ColorModeButton.tsx',
    'src/components/Header.tsx',
    'src/components/Home.test.tsx',
    'src/components/Home.tsx',
    'src/components/SignUp.tsx',
    'src/main.tsx',
    'src/setupTests.ts',
    'src/styles/app.css',
    'src/styles/index.ts',
    'tsconfig.json',
    'vite.config.ts',
    'vitest.config.ts',
  ]);
  expect(read('shop/src/styles/index.ts')).toBe(
    "import 'bulma/css/bulma.min.css';\nimport 'bulmatic/contrast.css';\nimport './app.css';\n",
  );
});

test('An app has the name of its folder in its package.json, its title and its first screen', async () => {
  await create('night-trains');
  expect(manifest('night-trains').name).toBe('night-trains');
  expect(read('night-trains/index.html')).toContain('<title>night-trains</title>');
  expect(read('night-trains/src/components/Home.tsx')).toMatch(/>\s+night-trains\s+</);
  for (const file of filesIn('night-trains'))
    expect(read(`night-trains/${file}`), file).not.toContain('my-app');
});

// Every flag, with what it adds and what it takes away.
test.for([
  ['--css sass', { has: ['src/styles/bulma.scss'], packages: ['sass'] }],
  ['--css whole', { lacks: ['src/styles/bulma.scss'], others: ['sass'] }],
  ['--router', { has: ['src/pages/About.tsx'], packages: ['react-router'] }],
  ['--no-router', { lacks: ['src/pages/About.tsx'], others: ['react-router'] }],
  [
    '--recipe sign-up',
    {
      has: ['src/recipes/sign-up/sign-up.tsx', 'src/pieces/switch/Switch.tsx'],
      packages: ['zod', 'react-router'],
    },
  ],
  [
    '-r data-table',
    { lacks: ['src/recipes/sign-up/sign-up.tsx', 'src/pieces/switch/Switch.tsx'], others: ['zod'] },
  ],
  [
    '--no-tests',
    {
      lacks: ['src/components/Home.test.tsx', 'vitest.config.ts', 'src/setupTests.ts'],
      others: ['vitest', 'happy-dom'],
    },
  ],
  ['--dark-mode system', { lacks: ['src/components/ColorModeButton.tsx'] }],
  ['-t next', { has: ['src/app/page.tsx'], packages: ['next'], others: ['vite'] }],
  [
    '--template next --recipe sign-up',
    {
      has: ['src/app/sign-up/page.tsx', 'src/recipes/sign-up/sign-up.tsx'],
      packages: ['zod'],
      others: ['react-router'],
    },
  ],
  ['--package-manager pnpm', { has: ['pnpm-workspace.yaml'] }],
  ['--package-manager yarn', { has: ['yarn.lock', '.yarnrc.yml'] }],
  ['--yes', { lacks: ['yarn.lock'] }],
] as const)('%s adds and takes away files and packages', async ([flags, expected]) => {
  const {
    has = [],
    lacks = [],
    packages = [],
    others = [],
  }: Record<string, readonly string[]> = expected;
  expect(await create('app', ...flags.split(' '))).toMatchObject({ code: 0, error: '' });
  const { dependencies, devDependencies } = manifest('app');
  const names = Object.keys({ ...dependencies, ...devDependencies });
  expect(filesIn('app')).toEqual(expect.arrayContaining([...has]));
  for (const file of lacks) expect(filesIn('app')).not.toContain(file);
  expect(names).toEqual(expect.arrayContaining([...packages, 'bulmatic']));
  for (const name of others) expect(names).not.toContain(name);
});

test('No file has a mark of the templates left, whatever the app goes without', async () => {
  const flags = ['', '--no-contrast --no-tests --dark-mode dark', '--css sass --recipe sign-up'];
  for (const template of ['vite', 'next'])
    for (const [index, more] of flags.entries()) {
      const app = `${template}-${index}`;
      await create(app, '--template', template, ...more.split(' ').filter(Boolean));
      for (const file of filesIn(app))
        expect(read(`${app}/${file}`), file).not.toMatch(/#(if|end|recipes)\b|\$(name|title)/);
    }
});

test('A fixed mode is an attribute of the page, and no button switches it', async () => {
  await create('vite', '--dark-mode', 'dark');
  await create('next', '--dark-mode', 'light', '--template', 'next');
  expect(read('vite/index.html')).toContain('<html lang="en" data-theme="dark">');
  expect(read('vite/index.html')).not.toContain('localStorage');
  expect(read('next/src/app/layout.tsx')).toContain('<html lang="en" data-theme="light"');
  expect(read('next/src/components/Header.tsx')).not.toContain('ColorMode');
});

test('In Next.js, the files with state begin with the directive, and in Vite none does', async () => {
  await create('next', '--template', 'next', '--recipe', 'sign-up');
  await create('vite');
  for (const file of ['components/SignUp.tsx', 'recipes/sign-up/sign-up.tsx'])
    expect(read(`next/src/${file}`)).toMatch(/^'use client';\n/);
  expect(read('next/src/app/sign-up/page.tsx')).toContain(
    "metadata: Metadata = { title: 'Sign up' }",
  );
  expect(read('vite/src/components/SignUp.tsx')).not.toContain('use client');
});

test('Recipes are listed with their addresses and titles', async () => {
  await create('app', '--recipe', 'sign-up', '--recipe', 'data-table');
  expect(read('app/src/recipes/index.ts')).toContain(`[
  { path: '/data-table', title: 'Data table', Page: lazy(() => import('./data-table/data-table')) },
  { path: '/sign-up', title: 'Sign up', Page: lazy(() => import('./sign-up/sign-up')) },
];`);
});

test('The manual of the app has the commands of its package manager', async () => {
  const { out } = await create('app', '--package-manager', 'pnpm');
  expect(read('app/README.md')).toContain('`pnpm run dev`');
  expect(out).toContain('pnpm install\n  pnpm run dev');
});

test.for([
  [['--template', 'vue'], '--template cannot be vue: use vite or next.'],
  [['--dark-mode', 'auto'], '--dark-mode cannot be auto: use toggle, system, light, or dark.'],
  [['--package-manager', 'deno'], '--package-manager cannot be deno: use npm, pnpm, yarn, or bun.'],
  [['--recipe', 'datatable'], 'There is no recipe datatable: did you mean data-table?'],
  [['--recipe', 'table'], 'There is no recipe table: did you mean data-table?'],
  [['--recipe', 'sign-up', '--no-router'], 'Recipes are pages, which need a router'],
  [['--css', 'toString'], '--css cannot be toString: use whole or sass.'],
  [['--colour'], "Unknown option '--colour': create-bulmatic --help lists the flags."],
  [['other'], 'Name one folder for the app'],
] as const)('%s is an error with a remedy', async ([flags, message]) => {
  const { code, error, out } = await create('app', ...flags);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(error).toContain(message);
  expect(error.trim().split('\n')).toHaveLength(1);
  expect(existsSync(at('app'))).toBe(false);
});

test.for(['My App', 'app!', '.app', 'node_modules'])(
  'A folder called %s is no name for a package',
  async (name) => {
    const { code, error } = await create(name);
    expect(code).toBe(1);
    expect(error).toMatch(/cannot be the name of a package: use small letters.*\n$/);
  },
);

test('What is in a folder stays there, and the command says so', async () => {
  mkdirSync(at('app'));
  writeFileSync(at('app/notes.txt'), 'Mine');
  const { code, error } = await create('app');
  expect({ code, error }).toEqual({
    code: 1,
    error: `${at('app')} is not empty: name another folder, or empty it first.\n`,
  });
  expect(filesIn('app')).toEqual(['notes.txt']);
  expect((await create('app/notes.txt')).error).toContain('notes.txt is a file: name another');
});

test('Where no folder can be made, the command says why', async () => {
  writeFileSync(at('notes.txt'), 'Mine');
  const { code, error } = await create('notes.txt/app');
  expect(code).toBe(1);
  expect(error).toMatch(/^The app cannot be written: ENOTDIR: .*\.\n$/);
});

test('The steps work in a terminal, also where a folder above has a space in its name', async () => {
  mkdirSync(at('My apps'));
  const { out } = await create('My apps/app');
  expect(out).toContain(`  cd "${at('My apps/app')}"\n`);
  expect((await create('app')).out).toContain(`  cd ${at('app')}\n`);
});

test('Git ignores what Yarn keeps for itself', async () => {
  await create('app', '--package-manager', 'yarn');
  expect(read('app/.gitignore').split('\n')).toContain('.yarn/install-state.gz');
});

test('A folder that is empty but for git becomes an app', async () => {
  mkdirSync(at('app/.git'), { recursive: true });
  expect((await create('app')).code).toBe(0);
});

test('If the packages cannot be installed, the files are there, and the command says what to do', async () => {
  const { PATH } = process.env;
  process.env.PATH = at('nowhere');
  const { code, error } = await command(at('app'));
  process.env.PATH = PATH;
  expect(code).toBe(1);
  expect(error).toBe(
    `The files are in ${at('app')}, but not the packages: run npm install there.\n`,
  );
  expect(existsSync(at('app/package.json'))).toBe(true);
});

test('The help names every flag and every recipe', async () => {
  const { code, out } = await command('--help');
  expect(code).toBe(0);
  expect(out).toContain('data-table, sign-up');
  expect(out).toContain('toggle, system, light, dark');
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});
