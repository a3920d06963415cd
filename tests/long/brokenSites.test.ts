import { expect, test } from 'vitest';
import { fixtureNames, makeSite } from '../fixtureSites.ts';
import { docusaurus } from '../build/docusaurus.ts';

/**
 * For each folder of fixtures: what a wrong entry does, and the file and entry that the error must name. What else can be
 * wrong in the navbar is tested next to its plugin.
 */
const CASES = [
  [
    'document-unknown-sidebar-id',
    'A document that wants an unknown sidebar',
    'intro',
    'nopeSidebar',
  ],
  ['malformed-front-matter', 'Malformed front matter', 'docs/intro.md', 'title: [Post'],
  [
    'navbar-failing-item',
    'A navbar item that fails to render',
    'themeConfig.navbar.items',
    '"value": "nope"',
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

test('Each fixture has its test', () => {
  expect(fixtureNames('broken')).toEqual(CASES.map(([folder]) => folder));
});

for (const [folder, mistake, file, entry] of CASES) {
  test.concurrent(
    `${mistake} stops the build, and the error names the file and the entry`,
    async () => {
      const { ok, output } = await docusaurus('.', 'build', makeSite(folder, [`broken/${folder}`]));
      expect(ok).toBe(false);
      expect(output).toContain(file);
      expect(output).toContain(entry);
    },
  );
}
