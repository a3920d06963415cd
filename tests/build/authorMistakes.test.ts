import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Code, Root } from 'mdast';
import { afterAll, expect, test } from 'vitest';
import { VFile } from 'vfile';
import { modulesIn } from '../../plugins/library/modules.ts';
import { demosOnPage } from '../../plugins/library/usagePage.ts';
import demoImports from '../../plugins/demos/imports.ts';
import fences from '../../plugins/content/fences/fences.ts';
import { copiedNamed, copiedOf } from '../../plugins/demos/copied.ts';
import { checkPicture } from '../../plugins/reference/gallery.ts';
import { ROOT } from '../../plugins/base/root.ts';

const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FRONT_MATTER = '---\ntitle: Page\n---\n\n';
const PAGE = join(folder, 'index.mdx');
const place = relative(ROOT, folder);

/** Writes a page whose text begins on line 5, and the one demo that there is. */
function write(text: string) {
  writeFileSync(PAGE, FRONT_MATTER + text);
  writeFileSync(join(folder, 'basic.demo.tsx'), '');
}

const position = { start: { line: 1, column: 1 }, end: { line: 2, column: 1 } };

function importing(value: string) {
  write(value);
  const tree = { type: 'root', children: [{ type: 'mdxjsEsm', value, position }] };
  demoImports()(tree as unknown as Root, new VFile({ path: PAGE }));
}

function quoting(file: string) {
  write('');
  const fence: Code = { type: 'code', meta: `quote="${file}"`, value: '', position };
  fences()({ type: 'root', children: [fence] }, new VFile({ path: PAGE }));
}

function usagePage(text: string) {
  write(text);
  demosOnPage({ folder: place });
}

/** What an author gets wrong, and the whole sentence that the build stops with. */
const MISTAKES: [mistake: string, make: () => unknown, sentence: string][] = [
  [
    'A guide that imports a demo with a wrong name',
    () => importing("import a from '@site/README.md';\nimport b from './basics.demo.tsx?demo';"),
    `${place}/index.mdx:6: there is no demo ${place}/basics.demo.tsx; import one of: basic.demo.tsx.`,
  ],
  [
    'A guide that imports a demo from a folder without any',
    () => importing("import a from '@site/docs/nope/a.demo.tsx?code';"),
    `${place}/index.mdx:5: there is no demo docs/nope/a.demo.tsx; write it.`,
  ],
  [
    'A Usage page that shows a demo that is missing',
    () => usagePage("\nimport a from './a.demo.tsx?demo';\n\n<Demo demo={a} />\n"),
    `${place}/index.mdx:6: there is no demo ${place}/a.demo.tsx; write it, or correct its name.`,
  ],
  [
    'A Usage page without a demo',
    () => usagePage('Nothing.\n'),
    `${place}/index.mdx shows no demo: import one and show it, "<Demo demo={basic} />".`,
  ],
  [
    'A component without a Usage page',
    () => demosOnPage({ folder: 'docs/components/nope' }),
    'docs/components/nope/index.mdx is missing: each component has a page in the component guide.',
  ],
  [
    'A component without a picture in the gallery',
    () => checkPicture('Nope', 'docs/components/_gallery/nope.demo.tsx'),
    'docs/components/_gallery/nope.demo.tsx is missing: the gallery shows Nope by this demo. Write it, or name it after ' +
      'the component.',
  ],
  [
    'A recipe without a page',
    () => copiedNamed('recipe', 'nope'),
    'docs/recipes/nope/index.mdx is missing: each folder of docs/recipes is a recipe with a page.',
  ],
  [
    'A recipe without a description',
    () => copiedOf('recipe', 'nope', FRONT_MATTER),
    'docs/recipes/nope/index.mdx: the front matter has no description. Add a line "description: ...".',
  ],
  [
    'A recipe with front matter that is not YAML',
    () => copiedOf('recipe', 'nope', '---\ntitle: Nope\ndescription: a: b\n---\n'),
    'docs/recipes/nope/index.mdx:3: the front matter is not YAML: Nested mappings are not allowed in compact mappings. ' +
      'Correct it.',
  ],
  [
    'A group without a folder',
    () => modulesIn('nope'),
    'plugins/library/groups.ts: the group "nope" has no folder library/src/nope. Add the folder, or correct the id.',
  ],
  [
    'A quotation of a file that is missing',
    () => quoting('nope.ts'),
    `${place}/index.mdx:5: there is no file nope.ts to quote.`,
  ],
];

test.for(MISTAKES)('%s stops the build with one sentence', ([, make, sentence]) => {
  expect(make).toThrow(expect.objectContaining({ message: sentence }));
});
