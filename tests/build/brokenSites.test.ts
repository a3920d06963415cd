import { cpSync, readdirSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { docusaurus } from './docusaurus.ts';

const FIXTURES = 'tests/fixtures/broken';

/** For each folder of fixtures: what a wrong entry does, and the file and entry that the error must name. */
const CASES = [
  [
    'document-unknown-sidebar-id',
    'A document that wants an unknown sidebar',
    'intro',
    'nopeSidebar',
  ],
  ['malformed-front-matter', 'Malformed front matter', 'docs/intro.md', 'title: [Post'],
  [
    'navbar-unknown-doc-id',
    'A navbar item with an unknown doc id',
    'docusaurus.config.ts',
    '"docId":"nope"',
  ],
  [
    'navbar-unknown-item-type',
    'A navbar item of an unknown type',
    'docusaurus.config.ts',
    '"type":"nope"',
  ],
  [
    'navbar-unknown-sidebar-id',
    'A navbar item with an unknown sidebar id',
    'docusaurus.config.ts',
    '"sidebarId":"nopeSidebar"',
  ],
  [
    'page-without-default-export',
    'A page without a default export',
    'src/pages/nope.tsx',
    'no default export',
  ],
  ['post-unknown-author', 'A post by an unknown author', 'post.md', '"nope"'],
  ['post-unknown-tag', 'A post with an unknown tag', 'post.md', '[nope]'],
  ['sidebar-unknown-doc-id', 'A sidebar with an unknown doc id', 'sidebars.ts', '- nope'],
] as const;

/** The sound site, with the files of one fixture laid over it. */
function makeSite(name: string): string {
  const folder = `.docusaurus/fixtures/${name}`;
  rmSync(folder, { recursive: true, force: true });
  cpSync('tests/fixtures/site', folder, { recursive: true });
  if (name !== 'sound') cpSync(`${FIXTURES}/${name}`, folder, { recursive: true });
  return folder;
}

/** Runs from the root, where the packages are. */
const build = (name: string) => docusaurus('.', 'build', makeSite(name));

test('The site that the fixtures are laid over builds', async () => {
  const { ok, output } = await build('sound');
  expect(ok, output).toBe(true);
});

test('Each fixture has its test', () => {
  expect(readdirSync(FIXTURES).toSorted()).toEqual(CASES.map(([folder]) => folder));
});

for (const [folder, mistake, file, entry] of CASES) {
  test(`${mistake} stops the build, and the error names the file and the entry`, async () => {
    const { ok, output } = await build(folder);
    expect(ok).toBe(false);
    expect(output).toContain(file);
    expect(output).toContain(entry);
  });
}
