import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { library as snapshot } from '../base/library.ts';
import { fromRoot } from '../base/root.ts';
import { classesOfDemo } from './classes.ts';
import { renderDemo } from './render.ts';

const library = snapshot();

const demo = (jsx: string, names = 'Box') =>
  classesOfDemo(library, `import { ${names} } from 'bulmatic';\nexport default () => ${jsx};`, '');

test('A demo has the classes of its HTML, and of the components that it imports, with their parts', () => {
  expect(classesOfDemo(library, '', '<p class="a b"></p>')).toEqual(new Set(['a', 'b']));
  const classes = demo('<Dropdown />', 'Dropdown');
  for (const name of ['dropdown', 'dropdown-menu', 'dropdown-item'])
    expect(classes).toContain(name);
  expect(classes).not.toContain('card');
});

test('A helper prop with a written value yields the class of that value alone', () => {
  expect(demo('<Box m="3" p={4} clipped display="flex" />')).toEqual(
    new Set(['box', 'm-3', 'p-4', 'is-clipped', 'is-flex']),
  );
});

test('A computed helper prop yields the classes of those values that the file names', () => {
  const classes = demo("<Box display={open ? 'flex' : 'block'} />");
  expect(classes).toEqual(new Set(['box', 'is-flex', 'is-block']));
});

test('A computed helper prop whose values the file does not name yields the classes of all values', () => {
  const classes = demo('<Box display={mode} />');
  for (const name of ['is-block', 'is-flex', 'is-inline', 'is-flex-mobile']) {
    expect(classes).toContain(name);
  }
});

test('A demo has what it writes in className, and the colors that it names', () => {
  expect(demo("<Box className={wide ? 'one two' : 'three'} />")).toEqual(
    new Set(['box', 'one', 'two', 'three']),
  );
  expect(demo("<p>{['primary', 'plain'].map(show)}</p>")).toEqual(new Set(['box', 'is-primary']));
  expect(demo('<Box link />')).toContain('is-link');
});

test('What other packages export yields no class', () => {
  expect(classesOfDemo(library, "import { Button } from 'other';", '')).toEqual(new Set());
});

test('A demo file is rendered as a server would, anew whenever it changes', () => {
  mkdirSync(fromRoot('.docusaurus'), { recursive: true });
  const folder = mkdtempSync(fromRoot('.docusaurus/demo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'a.demo.tsx');
  const write = (text: string) =>
    writeFileSync(
      file,
      `import { createElement } from 'react';\nimport { Box } from 'bulmatic';\n` +
        `export default () => createElement(Box, null, '${text}');\n`,
    );
  write('one');
  const first = renderDemo(file);
  expect(first.html).toBe('<div class="box">one</div>');
  expect(first.source).toContain("createElement(Box, null, 'one')");
  expect(renderDemo(file)).toBe(first);
  write('two');
  expect(renderDemo(file).html).toBe('<div class="box">two</div>');
});

test('What was made under a name is made again for another key only', () => {
  const made: string[] = [];
  const { remember } = library;
  const make = (name: string, key: string) => remember(name, key, () => made.push(name + key));
  expect([make('a', '1'), make('a', '1'), make('b', '1'), make('a', '2'), make('a', '1')]).toEqual([
    1, 1, 2, 3, 4,
  ]);
});
