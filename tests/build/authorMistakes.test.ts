import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Code, Root } from 'mdast';
import { afterAll, expect, test } from 'vitest';
import { VFile } from 'vfile';
import { moduleOf } from '../../plugins/library/makeCatalogue.ts';
import { modules, modulesIn } from '../../plugins/library/modules.ts';
import { demosOnPage } from '../../plugins/library/usagePage.ts';
import { checkPages } from '../../plugins/content/checkPages.ts';
import { subjectOf } from '../../plugins/demos/loader.ts';
import demoImports from '../../plugins/demos/imports.ts';
import fences from '../../plugins/content/fences/fences.ts';
import { copiedNamed, copiedOf } from '../../plugins/demos/copied.ts';
import { checkPicture } from '../../plugins/reference/gallery.ts';
import { lineOf } from '../../plugins/base/lineOf.ts';
import { fromRoot, ROOT } from '../../plugins/base/root.ts';

const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FRONT_MATTER = '---\ntitle: Page\n---\n\n';
const CARD = 'library/src/components/Card.tsx';
const PAGE = join(folder, 'index.mdx');
const place = relative(ROOT, folder);

/** Writes a page whose text begins on line 5, and the one demo that there is. */
function write(text: string) {
  writeFileSync(PAGE, FRONT_MATTER + text);
  writeFileSync(join(folder, 'basic.demo.tsx'), '');
}

/** Checks a site with one document and one sidebar, whose items begin on line 3. */
function site(items: string, page = FRONT_MATTER) {
  const siteDir = mkdtempSync(join(folder, 'site-'));
  for (const one of ['docs', 'blog', 'src/pages'])
    mkdirSync(join(siteDir, one), { recursive: true });
  writeFileSync(join(siteDir, 'docs/page.mdx'), page);
  writeFileSync(
    join(siteDir, 'sidebars.ts'),
    `export default {\n  guides: [\n    ${items},\n  ],\n};\n`,
  );
  checkPages(siteDir);
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

/** A mistake of an author, and the whole message with which the build stops. */
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
    'A picture in the gallery that is not named after a component',
    () => subjectOf(fromRoot('docs/components/_gallery/buton.demo.tsx')),
    'docs/components/_gallery/buton.demo.tsx: there is no component with this name. Name the file after its component.',
  ],
  [
    'A part that is attached to no component',
    () => moduleOf({ file: CARD, name: 'CardHeader' }, 'CardHeader', modules()),
    `${CARD}:${lineOf(readFileSync(CARD, 'utf8'), 'export function CardHeader')}: "CardHeader" has no page: attach it ` +
      'to the component that its module is named after, as in "Card.Header = CardHeader", or move it into a module with ' +
      'its name.',
  ],
  [
    'A guide with front matter that is not YAML',
    () => site("'page'", '---\ntitle: Page\ndescription: [a\n---\n'),
    'docs/page.mdx:4: the front matter is not YAML: unexpected end of the stream within a flow collection. Correct it: a ' +
      'value with special characters needs quotes.',
  ],
  [
    'A guide that wants an unknown sidebar',
    () => site("'page'", '---\ntitle: Page\ndisplayed_sidebar: nope\n---\n'),
    'docs/page.mdx:3: there is no sidebar "nope" in sidebars.ts; use one of: guides.',
  ],
  [
    'A sidebar with the id of a guide that is missing',
    () => site("{ type: 'doc', id: 'page' },\n    'nope'"),
    'sidebars.ts:4: there is no document "nope". Write docs/nope.mdx, or correct the id.',
  ],
  [
    'A sidebar that makes the id of a guide that is missing out of its name',
    () =>
      site(
        "{ type: 'category', label: 'All', items: [\n'page',\n'nope'\n].map((id) => `guides/${id}`) }",
      ),
    'sidebars.ts:4: there is no document "guides/page". Write docs/guides/page.mdx, or correct the id.',
  ],
  [
    'A recipe without a page',
    () => copiedNamed('recipe', 'nope'),
    'docs/recipes/nope/index.mdx is missing: each folder of docs/recipes is a recipe with a page.',
  ],
  [
    'A recipe without a description',
    () => copiedOf('recipe', 'nope', FRONT_MATTER),
    'docs/recipes/nope/index.mdx:1: the front matter has no description. Add a line "description: ...".',
  ],
  [
    'A recipe with front matter that is not YAML',
    () => copiedOf('recipe', 'nope', '---\ntitle: Nope\ndescription: a: b\n---\n'),
    'docs/recipes/nope/index.mdx:3: the front matter is not YAML: bad indentation of a mapping entry. Correct it: a ' +
      'value with special characters needs quotes.',
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
