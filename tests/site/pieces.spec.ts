import { load } from 'cheerio';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expectFine, openPiece, pieces } from './copied.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './samples.ts';

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

test('The overview says of each piece how long it is and what it adds to an app, which is less if the app has others', () => {
  const $ = load(readFileSync('build/docs/pieces/intro.html', 'utf8'));
  const rows = $('table:has(th:contains("Tenth")) tbody tr')
    .map((_, row) => ({
      name: $(row).find('a').attr('href')?.split('/').at(-1),
      figures: [1, 2, 3].map((cell) => Number($(row).find('td').eq(cell).text())),
    }))
    .get();
  expect(rows.map(({ name }) => name).toSorted()).toEqual(pieces.toSorted());
  for (const { name, figures } of rows) {
    const [lines = 0, alone = 0, tenth = 0] = figures;
    expect(lines, name).toBeGreaterThan(30);
    expect(tenth, name).toBeGreaterThan(0);
    expect(alone, name).toBeGreaterThan(tenth);
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
    const page = readFileSync(`docs/pieces/${name}/index.mdx`, 'utf8');
    for (const [, key] of page.matchAll(/^\|.*\{\/\* ([\w-]+) \*\/\}\s*\|$/gm))
      expect(tests).toContain(`(keyboard: ${key})`);
  });

  test(
    `Each demo of the piece ${name} hydrates without a complaint, fits a phone, and axe finds nothing`,
    LONG,
    async ({ page, complaints }) => {
      for (const demo of demosOf(name)) {
        await openPiece(page, name, demo);
        await expectFine(page);
      }
      expect(complaints).toEqual([]);
    },
  );
}
