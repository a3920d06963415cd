import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipes } from '../../plugins/demos/recipes.ts';
import { shell } from '../build/shell.ts';
import { installApp } from './app.ts';

const PAGE =
  '<!doctype html><div id="root"></div><script type="module" src="/src/main.ts"></script>';

const app = mkdtempSync(join(tmpdir(), 'bulmatic-recipes-'));
const names = recipes().map(({ name }) => name);
const sourceOf = (name: string) => `docs/recipes/${name}/${name}.demo.tsx`;

/** The packages that recipes import besides React and the library. */
const packages = new Set(
  names.flatMap((name) =>
    [
      ...readFileSync(sourceOf(name), 'utf8').matchAll(/from '(@[^/']+\/[^/']+|[^./@'][^/']*)/g),
    ].map(([, one = '']) => one),
  ),
);

beforeAll(async () => {
  mkdirSync(join(app, 'src'));
  writeFileSync(join(app, 'index.html'), PAGE);
  for (const name of names) copyFileSync(sourceOf(name), join(app, `src/${name}.tsx`));
  const imports = names.map(
    (name) => `export { default as ${name.replaceAll('-', '')} } from './${name}.tsx';`,
  );
  writeFileSync(
    join(app, 'src/main.ts'),
    ["import 'bulma/css/bulma.min.css';", ...imports].join('\n'),
  );
  await installApp(
    app,
    [...packages].filter((name) => !['react', 'bulmatic'].includes(name)),
  );
});

afterAll(() => rmSync(app, { recursive: true, force: true }));

test('Every recipe compiles in a new Vite app, with strict types and with what it imports alone', async () => {
  expect(names.length).toBeGreaterThanOrEqual(16);
  expect(await shell('node node_modules/typescript/bin/tsc', app)).toBe('');
  expect(await shell('node node_modules/vite/bin/vite.js build --logLevel error', app)).toBe('');
});
