import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { publint } from 'publint';
import { expect, onTestFinished, test } from 'vitest';
import type { Assets } from '../../../create/src/assets.ts';
import library from '../../../library/package.json' with { type: 'json' };
import { deployment } from '../../../plugins/base/deployment.ts';
import { recipes } from '../../../plugins/demos/copied.ts';
import { libraryRange } from '../../../plugins/package/install.ts';
import { versions } from '../../long/versions.ts';
import { pack } from '../pack.ts';
import { shell } from '../shell.ts';

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;

/** What npm downloads before the first question, in bytes: the command, and the code of all recipes. */
const PACKED = 80_000;

const { folder, tarball } = await pack('create');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const assets = JSON.parse(read('dist/assets.json')) as Assets;

test('publint finds nothing to improve', async () => {
  const buffer = new Uint8Array(readFileSync(tarball)).buffer;
  const { messages } = await publint({ pack: { tarball: buffer }, strict: true });
  expect(messages).toEqual([]);
});

test('The license, the manual and a command are packed, and no tests of it', () => {
  expect(read('LICENSE')).toContain('MIT License');
  expect(read('README.md')).toContain('npm create bulmatic@latest my-app');
  expect(read('dist/cli.js')).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(files.filter((file) => /\.test\.(js|ts)$/.test(file))).toEqual([]);
});

test('On an older Node.js, the command says which one it needs, and makes nothing', async () => {
  const old = `Object.defineProperty(process, 'versions', { value: { node: '20.18.1' } })`;
  const command = `node --import "data:text/javascript,${encodeURIComponent(old)}" dist/cli.js my-app`;
  await expect(shell(command, folder)).rejects.toThrow(
    /\nNode\.js 20\.18\.1 is too old: install version 20\.19 or a later one\.\n$/,
  );
});

test('The package is small', () => {
  const { length } = readFileSync(tarball);
  console.log(`create-bulmatic: ${length} bytes packed`);
  expect(length).toBeLessThan(PACKED);
});

test('Every recipe of the site is packed, as it is there, with the pieces and packages that it imports', () => {
  expect(assets.recipes.map(({ name }) => name)).toEqual(recipes().map(({ name }) => name));
  for (const { name, files, packages } of assets.recipes) {
    const code = readFileSync(`docs/recipes/${name}/${name}.demo.tsx`, 'utf8');
    expect(files).toContain(`src/recipes/${name}/${name}.tsx`);
    expect(assets.files[`src/recipes/${name}/${name}.tsx`]).toBe(code);
    const imported = files
      .map((path) => assets.files[path]!)
      .flatMap((text) => [...text.matchAll(/^(?:import|export)\b[^;]*? from '([^']+)'/gm)])
      .map(([, source = '']) => source);
    const known = ['.', '..', 'react', 'react-dom', 'bulmatic', ...Object.keys(packages)];
    for (const source of imported)
      expect(
        known.some((one) => source === one || source.startsWith(`${one}/`)),
        source,
      ).toBe(true);
    expect(Object.values(packages).every((version) => /^\^\d+\./.test(version))).toBe(true);
  }
});

test('Apps get the library of this version, from npm or from the site that serves it', () => {
  expect(assets.bulmatic).toBe(libraryRange(library.version, deployment));
});

test.for(['vite', 'next'])(
  'An app with %s begins with the versions that are tested here',
  (name) => {
    const manifest = JSON.parse(assets.layers[name]!['package.json']!) as Manifest;
    const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    const common = all.filter(([name]) => versions[name]);
    expect(common.length).toBeGreaterThan(8);
    for (const [name, range] of common) expect(range.slice(1), name).toBe(versions[name]);
  },
);

test.for([
  'vite --recipe app-shell --css sass',
  'vite --no-contrast',
  'next --recipe inbox --recipe login',
])('The packed command makes files that Prettier leaves as they are: %s', async (flags) => {
  const parent = mkdtempSync(join(tmpdir(), 'bulmatic-create-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  // Not that in `folder`, from which Node.js finds the packages of the site.
  await shell(
    `node "${resolve('create/dist/cli.js')}" my-app --no-install --template ${flags}`,
    parent,
  );
  // The manual is a table with lines left out, and recipes are narrower.
  const written = readdirSync(parent, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|json|html|s?css)$/.test(file) && !/src\/(recipes\/.+\/|pieces)/.test(file),
  );
  expect(written.length).toBeGreaterThan(12);
  const options = (await resolveConfig('package.json')) ?? {};
  for (const file of written) {
    const text = readFileSync(join(parent, file), 'utf8');
    expect(await format(text, { ...options, filepath: file }), file).toBe(text);
  }
});
