import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { allDemoFiles, demoFiles } from '../demos.ts';
import { modules } from '../../plugins/catalogue/modules.ts';
import { pack } from './pack.ts';
import { shell } from './shell.ts';

const TSC = resolve('node_modules/typescript/bin/tsc');

const components = modules().flatMap(({ kind, group, name, folder }) =>
  kind === 'component' && folder ? { source: `${group}/${name}`, folder } : [],
);
const folders = [...new Set(demoFiles.map((file) => dirname(file)))];

test('Each component has a page with demos in the guide', () => {
  expect(folders).toEqual(components.map(({ folder }) => folder));
});

test.for(folders)('The page in %s shows each demo that lies beside it', (folder) => {
  const page = readFileSync(join(folder, 'index.mdx'), 'utf8');
  for (const file of demoFiles.filter((one) => dirname(one) === folder)) {
    const [, name = ''] =
      new RegExp(`^import (\\w+) from './${basename(file)}\\?demo';`, 'm').exec(page) ?? [];
    expect(page, `${file} is not on its page`).toContain(`<Demo demo={${name}}`);
  }
});

test('The text of each demo compiles against the package as npm would publish it', async () => {
  const { folder } = await pack();
  const copies = join(dirname(folder), 'demos');
  rmSync(copies, { recursive: true, force: true });
  for (const file of allDemoFiles) cpSync(file, join(copies, file));
  const compilerOptions = {
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
    paths: { bulmatic: ['../package/dist/index.d.ts'] },
  };
  writeFileSync(join(copies, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
  expect(await shell(`node ${TSC} -p .`, copies)).toBe('');
});

/** Titles of the tests of a component; what is filled in from a table may be anything. */
function testTitles(module: string): RegExp[] {
  const source = readFileSync(`library/src/${module}.test.tsx`, 'utf8');
  return [...source.matchAll(/(?:test|it)(?:\.\w+\([^)]*\))?\(\s*(['"`])(.*?)\1/g)].map(
    ([, , title = '']) =>
      new RegExp(
        `^${title
          .replace(/\\'/g, "'")
          .replace(/[.*+?^{}()|[\]\\]/g, '\\$&')
          .replace(/%s|\$\w+/g, '.+')}$`,
      ),
  );
}

const keyboardRows = folders.flatMap((folder) => {
  const page = readFileSync(join(folder, 'index.mdx'), 'utf8');
  const [, table = ''] =
    /\| Key +\| What happens +\|\n\|[- |]+\|\n((?:\|.*\|\n)+)/.exec(page) ?? [];
  return table
    .split('\n')
    .filter(Boolean)
    .map((row) => ({ folder, sentence: row.split('|').at(-2)?.trim().replace(/`/g, '') ?? '' }));
});

test('There are keyboard tables to hold to tests', () => {
  expect(new Set(keyboardRows.map(({ folder }) => folder)).size).toBeGreaterThanOrEqual(5);
});

test.for(keyboardRows)('In $folder, "$sentence" is the title of a test', ({ folder, sentence }) => {
  const { source = '' } = components.find((one) => one.folder === folder) ?? {};
  expect(testTitles(source).some((title) => title.test(sentence))).toBe(true);
});
