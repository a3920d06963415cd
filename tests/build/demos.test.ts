import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { allDemoFiles, demoFiles } from '../demos.ts';
import { modules } from '../../plugins/library/modules.ts';
import { keyboardOf } from '../../plugins/library/usagePage.ts';
import { TSC } from '../tsc.ts';
import { COMPILER_OPTIONS, pack } from './pack.ts';
import { shell } from './shell.ts';

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
      new RegExp(`^import (\\w+) from './${basename(file)}\\?(?:demo|stage)';`, 'm').exec(page) ??
      [];
    expect(page, `${file} is not on its page`).toMatch(
      new RegExp(`<Demo(?:Stage)? demo={${name}}`),
    );
  }
});

test('The text of each demo compiles against the package as npm would publish it', async () => {
  const { folder } = await pack();
  const copies = join(dirname(folder), 'demos');
  rmSync(copies, { recursive: true, force: true });
  for (const file of allDemoFiles) cpSync(file, join(copies, file));
  // Demos import these files.
  cpSync('docs/pieces', join(copies, 'docs/pieces'), { recursive: true });
  const config = { compilerOptions: COMPILER_OPTIONS, include: ['.'] };
  writeFileSync(join(copies, 'tsconfig.json'), JSON.stringify(config));
  expect(await shell(`node ${TSC} -p .`, copies)).toBe('');
});

const unique = (ids: string[]) => [...new Set(ids)].toSorted();

/** What the Usage page of a component says about keys, and what its tests prove: by ids in comments and in titles. */
const keyboards = components.flatMap(({ source, folder }) => {
  const rows = keyboardOf({ folder });
  const tests = readFileSync(`library/src/${source}.test.tsx`, 'utf8');
  const titles = [...tests.matchAll(/\(keyboard: ([^)]+)\)/g)];
  const proven = unique(titles.flatMap(([, ids = '']) => ids.split(/\s+/)));
  return rows.length + proven.length > 0 ? { folder, rows, proven } : [];
});

test('There are keyboard tables to hold to tests', () => {
  expect(keyboards.length).toBeGreaterThanOrEqual(6);
});

test.for(keyboards)(
  'In $folder, each row about a key names its test, and each such test a row',
  (one) => {
    for (const { tests, keys, action } of one.rows)
      expect(tests, `${keys}: ${action}`).not.toEqual([]);
    expect(unique(one.rows.flatMap(({ tests }) => tests))).toEqual(one.proven);
  },
);
