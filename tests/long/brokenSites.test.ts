import { expect, test } from 'vitest';
import { fixtureNames, makeSite } from '../fixtureSites.ts';
import { docusaurus } from '../build/docusaurus.ts';

/** For each folder of fixtures: what an author did wrong, and the sentence that the build stops with. */
const SENTENCES = [
  [
    'document-unknown-sidebar-id',
    'A document that wants an unknown sidebar',
    'docs/intro.md:3: there is no sidebar "nopeSidebar" in sidebars.ts; use one of: guideSidebar.',
  ],
  [
    'malformed-front-matter',
    'Malformed front matter',
    'docs/intro.md:3: the front matter is not YAML: unexpected end of the stream within a flow collection. Correct it: a value with special characters needs quotes.',
  ],
  [
    'navbar-unknown-item-type',
    'A navbar item of an unknown type',
    'docusaurus.config.ts: the navbar item {"type":"nope","label":"Docs","position":"right"} has the unknown type "nope"; use one of: custom-versions, default, doc, docSidebar, docsVersion, docsVersionDropdown, dropdown, html, localeDropdown, search.',
  ],
  [
    'navbar-unknown-sidebar-id',
    'A navbar item with an unknown sidebar id',
    'docusaurus.config.ts: the navbar item {"type":"docSidebar","sidebarId":"nopeSidebar","label":"Docs","position":"right"} has the unknown sidebar id "nopeSidebar"; use one of: guideSidebar.',
  ],
  [
    'page-without-default-export',
    'A page without a default export',
    'src/pages/nope.tsx: the page has no default export. Export its component as default.',
  ],
  [
    'sidebar-unknown-doc-id',
    'A sidebar with an unknown doc id',
    'sidebars.ts:1: there is no document "nope". Write docs/nope.mdx, or correct the id.',
  ],
] as const;

/** What Docusaurus itself reports, and the file and entry that it must name. */
const REPORTS = [
  [
    'navbar-failing-item',
    'A navbar item that fails to render',
    'themeConfig.navbar.items',
    '"value": "nope"',
  ],
  ['post-unknown-author', 'A post by an unknown author', 'post.md', '"nope"'],
  ['post-unknown-tag', 'A post with an unknown tag', 'post.md', '[nope]'],
] as const;

async function failure(folder: string): Promise<string> {
  const { ok, output } = await docusaurus('.', 'build', makeSite(folder, [`broken/${folder}`]));
  expect(ok).toBe(false);
  return output;
}

/** The first line of each error that the build reports, and of each cause. */
const errorsIn = (output: string) =>
  [...output.matchAll(/(?:\[ERROR\]|\[cause\]:) (?:\w*Error: )?(.*)/g)].map(([, line]) => line);

test('Each fixture has its test', () => {
  const folders = [...SENTENCES, ...REPORTS].map(([folder]) => folder);
  expect(fixtureNames('broken')).toEqual(folders.toSorted());
});

for (const [folder, mistake, sentence] of SENTENCES) {
  test.concurrent(`${mistake} stops the build with one sentence`, async () => {
    expect(errorsIn(await failure(folder))).toEqual([
      'Unable to build website for locale en.',
      sentence,
    ]);
  });
}

for (const [folder, mistake, file, entry] of REPORTS) {
  test.concurrent(
    `${mistake} stops the build, and the error names the file and the entry`,
    async () => {
      const output = await failure(folder);
      expect(output).toContain(file);
      expect(output).toContain(entry);
    },
  );
}
