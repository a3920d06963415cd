import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { checkOut, commit, replaceInFile } from '../build/copy.ts';
import { shell } from '../build/shell.ts';
import { takeSteps } from '../build/steps.ts';
import { stepsOf } from '../fences.ts';
import { CHANGESET, DEMO, ENTRY, FILES, MODULE, TEST } from '../ribbon.ts';
import { TSC } from '../tsc.ts';

/** How many files the guide on contributing names for a new component, and how many places for a new prop. */
const MOST_FILES = 12;
const MOST_PLACES = 4;

const REPORT = 'library/etc/bulmatic.api.md';
const MAPPING = 'convert/src/mapping.generated.ts';
const CODEMODS = 'convert/src/from/library.generated.ts';
const CARD_PICTURES = 'plugins/pages/cards/pictures';
/** What commands write. */
const WRITTEN = [REPORT, MAPPING, CODEMODS, CARD_PICTURES];

/** What a new prop of it touches, in the order of the guide. */
const PLACES = [
  {
    file: MODULE,
    text: '  outlined?: boolean;\n',
    replacement: '  outlined?: boolean;\n  /** Round ends. */\n  rounded?: boolean;\n',
  },
  {
    file: MODULE,
    text: "  outlined: 'is-outlined',\n",
    replacement: "  outlined: 'is-outlined',\n  rounded: 'is-rounded',\n",
  },
  {
    file: TEST,
    text: "test('A ribbon may be a line'",
    replacement: `test('A ribbon may have round ends', async () => {
  const screen = await render(<Ribbon rounded>New</Ribbon>);
  await expect.element(screen.getByText('New')).toHaveClass('is-rounded');
});

test('A ribbon may be a line'`,
  },
  { file: DEMO, text: 'color="danger" outlined>', replacement: 'color="danger" outlined rounded>' },
];

const folder = checkOut('new-component');
const touched = () =>
  execFileSync('git', ['status', '--porcelain', '-uall'], { cwd: folder, encoding: 'utf8' })
    .trimEnd()
    .split('\n');
const built = (page: string) => load(readFileSync(join(folder, 'build', `${page}.html`), 'utf8'));
/** Writes what is made from the library, by the commands of the guide. */
const writeGenerated = () => takeSteps(stepsOf('new-component'), folder);
/** What was touched, with one name for the picture, whose file is named after what it shows. */
const files = () =>
  new Set(
    touched().map((line) =>
      line.slice(3).replace(/pictures\/elements-ribbon\.\w+\.webp$/, 'pictures'),
    ),
  );

/** The steps of the tutorial on translations, the last of which takes everything back. */
const translation = stepsOf('translation');

test('A new component changes no more files than the guide says', async () => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const line = "export * from './elements/Progress.tsx';\n";
  replaceInFile(join(folder, ENTRY), line, `${line}export * from './elements/Ribbon.tsx';\n`);
  await writeGenerated();
  expect(files()).toEqual(new Set([...Object.keys(FILES), ENTRY, ...WRITTEN]));
  expect(files().size).toBeLessThanOrEqual(MOST_FILES);
});

test('The guide names each of these files', () => {
  const guide = readFileSync('docs/guides/contributing.mdx', 'utf8');
  const names = [...Object.keys(FILES), ENTRY, ...WRITTEN].map((file) =>
    file
      .replace(CHANGESET, '.changeset')
      .replace('elements', '<group>')
      .replace('Ribbon', '<Name>')
      .replace('ribbon', '<name>'),
  );
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('With it, the site builds in two languages, as the tutorial on translations says', async () => {
  commit(folder, 'Add Ribbon');
  await takeSteps(translation.slice(0, -1), folder);
  await shell('npm run build', folder);
  for (const page of ['markdown-page', 'fr/markdown-page', 'fr/docs/intro'])
    expect(existsSync(join(folder, 'build', `${page}.html`)), page).toBe(true);
  expect(built('fr/markdown-page')('nav.navbar').text()).toContain('Premiers pas');
});

test.for([
  ['of the component guide', 'docs/components/elements/box', '/docs/components/elements/ribbon'],
  ['of the reference', 'docs/api/elements/box', '/docs/api/elements/ribbon'],
])('It is in the sidebar %s', ([, page = '', href = '']) => {
  expect(built(page)(`.theme-doc-sidebar-menu a[href="${href}"]`).text()).toBe('Ribbon');
});

test('It is in the gallery, with its picture', () => {
  const $ = built('docs/components/intro');
  const item = $('main li').has('h3 a[href="/docs/components/elements/ribbon"]');
  expect(item).toHaveLength(1);
  expect(item.html()).toContain('tag is-primary');
});

test('It is in the index of classes, by itself and with its props', () => {
  const $ = built('docs/guides/bulma-classes');
  const row = (name: string) => $('main tr').filter((_, one) => $(one).find('th').text() === name);
  for (const name of ['tag', 'is-outlined']) {
    expect(row(name).find('a[href^="/docs/api/elements/ribbon"]').text()).toContain('Ribbon');
  }
});

test('Its reference page has its props, its classes and its first demo', () => {
  const $ = built('docs/api/elements/ribbon');
  const row = (prop: string) => $('main tr').has(`#ribbon-${prop}`).text();
  expect(row('color')).toContain("'primary' | 'danger'");
  expect(row('color')).toContain('Tone of the band.');
  expect(row('color')).toContain('is-');
  expect(row('outlined')).toContain('is-outlined');
  expect($('.reference-demo').text()).toContain('Last day');
});

test('The tutorial on translations takes back what it did', async () => {
  await takeSteps(translation.slice(-1), folder);
  expect(await shell('git status --porcelain', folder)).toBe('');
});

test('A new prop of it changes no more places than the guide says', async () => {
  for (const { file, text, replacement } of PLACES) {
    replaceInFile(join(folder, file), text, replacement);
  }
  await writeGenerated();
  expect(PLACES.length).toBeLessThanOrEqual(MOST_PLACES);
  expect(files()).toEqual(new Set([...PLACES.map(({ file }) => file), ...WRITTEN]));
});

test('Its tests pass, and so do those of all props, demos and types', async () => {
  await shell('npx vitest run Ribbon coverage', folder);
  await shell(`node ${TSC} -p library`, folder);
});
