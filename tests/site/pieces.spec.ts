import { load } from 'cheerio';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { keyboardOf } from '../../plugins/library/usagePage.ts';
import { expectFine, openPiece, pieces } from './copied.ts';
import { expect } from './fixtures.ts';
import { LONG } from './samples.ts';
import { test } from './tab.ts';

/** The demos of a piece. */
const demosOf = (name: string) =>
  readdirSync(`docs/pieces/${name}`).flatMap((file) => file.match(/^(.+)\.demo\.tsx$/)?.[1] ?? []);

const filesOf = (name: string, isWanted: (file: string) => boolean) =>
  readdirSync(`docs/pieces/${name}`)
    .filter(isWanted)
    .map((file) => readFileSync(`docs/pieces/${name}/${file}`, 'utf8'));

/** What the command puts into an app, without what pieces share. */
const isOwn = (file: string) => /(?<!\.demo)\.tsx?$/.test(file);

/** Lines of code: neither empty nor a comment. */
const linesOf = (code: string) =>
  code.split('\n').filter((line) => !/^\s*($|\/\/|\{?\/\*|\*)/.test(line)).length;

const TABLE = readFileSync('tests/pieces/formPieces.tsx', 'utf8');
/** The pieces whose forms are tested, and the one into which no keys put a file. */
const inForms = [
  'file-drop',
  ...[...TABLE.matchAll(/docs\/pieces\/([\w-]+)/g)].map(([, name = '']) => name),
];

test('The overview says of each piece how long it is and what it adds to an app, which is less if the app has others, and what it can do', () => {
  const $ = load(readFileSync('build/docs/pieces/intro.html', 'utf8'));
  const rows = $('table:has(th:contains("Tenth")) tbody tr')
    .map((_, row) => ({
      name: $(row).find('a').attr('href')?.split('/').at(-1),
      figures: [1, 2, 3].map((cell) => Number($(row).find('td').eq(cell).text())),
      keys: Number($(row).find('td').eq(4).text()),
      isInForm: $(row).find('td').eq(5).text() === 'yes',
    }))
    .get();
  expect(rows.map(({ name }) => name).toSorted()).toEqual(pieces.toSorted());
  const submitted = rows.filter(({ isInForm }) => isInForm).map(({ name }) => name);
  expect(submitted.toSorted()).toEqual(inForms.toSorted());
  for (const { name, figures, keys } of rows) {
    expect(keys, name).toBe(keyboardOf({ folder: `docs/pieces/${name}` }).length);
    const [lines = 0, alone = 0, tenth = 0] = figures;
    expect(lines, name).toBeGreaterThan(30);
    expect(tenth, name).toBeGreaterThan(0);
    expect(alone, name).toBeGreaterThan(tenth);
  }
});

test('The page of a piece says what the objects that its props take consist of', () => {
  for (const [name, property, text] of [
    ['combobox', 'description', 'A second line.'],
    ['data-grid', 'valueOf', 'What the column sorts by'],
    ['segmented-control', 'label', 'What the button shows.'],
  ]) {
    const $ = load(readFileSync(`build/docs/pieces/${name}.html`, 'utf8'));
    const rows = $('tr').filter((_, row) => $(row).find('td').first().text() === property);
    expect(rows.text(), name).toContain(text);
  }
});

for (const name of pieces) {
  test(`The piece ${name} is one to three files, with at most 200 lines of code`, () => {
    const files = filesOf(name, isOwn);
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(3);
    expect(linesOf(files.join('\n'))).toBeLessThanOrEqual(200);
  });

  test(`The piece ${name} writes no class by hand, and each of its keys has a test`, () => {
    for (const code of filesOf(name, (file) => file.endsWith('.tsx')))
      expect(code).not.toMatch(/className=|classList/);
    const spec = `tests/site/long/pieces/${name}.spec.ts`;
    expect(existsSync(spec), spec).toBe(true);
    const tests = readFileSync(spec, 'utf8');
    for (const { keys, tests: ids } of keyboardOf({ folder: `docs/pieces/${name}` })) {
      expect(ids, `${keys}: end the row with the id of a test`).not.toEqual([]);
      for (const id of ids) expect(tests, keys).toContain(`(keyboard: ${id})`);
    }
  });

  test(
    `Each demo of the piece ${name} hydrates without a complaint, fits a phone, also from right to left, and axe finds nothing`,
    LONG,
    async ({ page, complaints }) => {
      for (const demo of demosOf(name)) {
        await openPiece(page, name, demo);
        await expectFine(page);
        await page.evaluate(() => (document.documentElement.dir = 'rtl'));
        await expectFine(page, [{ mode: 'light', width: 390 }]);
      }
      expect(complaints).toEqual([]);
    },
  );
}
