import { readdirSync } from 'node:fs';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { ROOMS, WALLS } from '../../eslint.config.ts';

/** What the walls say about code in a file, which need not exist. */
const complaints = (file: string, code: string) =>
  new Linter()
    .verify(code, [{ files: ['**'], languageOptions: { parser: tseslint.parser } }, ...WALLS], file)
    .map(({ message }) => message);

test.for(Object.entries(ROOMS))(
  'The folders of %s are the rooms that the lint rules know, and no file is outside of them',
  ([tree, { order }]) => {
    expect(readdirSync(tree).toSorted()).toEqual(order.toSorted());
  },
);

const UI = /^src\/ui may use only css, browser\. Move what both rooms need into one of these/;
const PLUGIN = /^A plugin imports neither pages nor tests nor the library: move what they share/;

test.for([
  ['a cycle over the name of a slot', 'src/ui/A/index.tsx', "import H from '@theme/Heading';", UI],
  ['a cycle', 'src/ui/A/index.tsx', "export { a } from '@site/src/demos/a';", UI],
  ['a cycle by a relative path', 'src/ui/a.ts', "import a from '../theme/Heading';", UI],
  ['a cycle at run time', 'src/ui/a.ts', "const a = () => import('@site/src/pages/a');", UI],
  ['a type over a wall', 'plugins/demos/a.d.ts', "type A = typeof import('@site/src/a');", PLUGIN],
  [
    'a room of the build that comes later',
    'plugins/base/a/b.ts',
    "import { a } from '../../search/a.ts';",
    /^plugins\/base may use only itself\./,
  ],
  [
    'the site, from the library',
    'library/src/elements/Box.tsx',
    "import Link from '@docusaurus/Link';",
    /^The library knows nothing of the site/,
  ],
] as const)('ESLint reports %s, with the remedy', ([, file, code, remedy]) => {
  expect(complaints(file, code)).toEqual([expect.stringMatching(remedy)]);
});

test.for([
  ['src/ui/A/index.tsx', "import Layout from '@theme/Layout';"],
  ['src/ui/A/index.tsx', "import a from '@site/src/browser/a'; import b from '../b';"],
  ['src/pages/a.tsx', "import Heading from '@theme/Heading';"],
] as const)('ESLint lets %s have what it may use: %s', ([file, code]) => {
  expect(complaints(file, code)).toEqual([]);
});
