import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot, ROOT } from '../base/root.ts';
import { demosOnPage, keyboardOf } from './usagePage.ts';

/** A Usage page with some text, in a folder of its own. */
function pageWith(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'usage-'));
  writeFileSync(join(folder, 'index.mdx'), text);
  return { folder: relative(ROOT, folder) };
}

test('The demos of a page come in its order, with what it says of the box', () => {
  const page = pageWith(
    "import b from './b.demo.tsx?demo';\nimport a from './a.demo.tsx?demo';\n\n" +
      '<Demo demo={a} height="10rem" />\n\n<Demo demo={b} />\n',
  );
  for (const name of ['a', 'b']) writeFileSync(fromRoot(`${page.folder}/${name}.demo.tsx`), '');
  expect(demosOnPage(page)).toEqual([
    { file: `${page.folder}/a.demo.tsx`, box: 'height="10rem"' },
    { file: `${page.folder}/b.demo.tsx`, box: '' },
  ]);
});

test('A page that shows no demo, or one that it does not import, stops the build', () => {
  const page = pageWith("import a from './a.demo.tsx?demo';\n");
  expect(() => demosOnPage(page)).toThrow(`${page.folder}/index.mdx shows no demo: import one and`);
  expect(() => demosOnPage(pageWith('<Demo demo={a} />'))).toThrow('shows no demo');
});

test('The keys of a page are read with the ids of their tests, which the page hides', () => {
  const page = pageWith(
    '| Key          | What it does                        |\n' +
      '| ------------ | ----------------------------------- |\n' +
      '| Enter, Space | Opens the menu {/* open toggle */}  |\n' +
      '| Escape       | Calls `onClose`                     |\n',
  );
  expect(keyboardOf(page)).toEqual([
    { keys: 'Enter, Space', action: 'Opens the menu', tests: ['open', 'toggle'] },
    { keys: 'Escape', action: 'Calls `onClose`', tests: [] },
  ]);
  expect(keyboardOf(pageWith('No keys.\n'))).toEqual([]);
});
