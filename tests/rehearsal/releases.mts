import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceInFile } from '../build/copy.ts';
import { ENTRY, FILES } from '../ribbon.ts';
import type { Move } from './oldSites.mts';
import { PIECE } from './piece.mts';

/** A page of the built site, and what its text has to say. */
export interface Say {
  page: string;
  says: readonly string[];
}

/** A release, and what comes of it. */
export interface Release {
  version: string;
  /** Changes the library, as a contributor would before it; the first release needs nothing. */
  change?: (folder: string) => void;
  site: readonly Say[];
  /** What a reader does with the dropdown of versions. */
  moves: readonly Move[];
  /** The app after its codemod; it is written for the first release. */
  app: string;
}

const LEVEL = 'library/src/layout/Level.tsx';
const LIST = 'library/src/elements/Content.tsx';
const LIST_DEMO = 'docs/components/elements/content/lists.demo.tsx';
const ROWS = 'convert/src/from/bulmatic/breaks.data.ts';

function write(folder: string, file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const changeset = (folder: string, name: string, step: string, text: string) =>
  write(folder, `.changeset/${name}.md`, `---\n'bulmatic': ${step}\n---\n\n${text}\n`);

/** Adds a row for the next release to the codemod. */
function addRow(folder: string, from: string, to: string) {
  const row = `  { release: 'next', from: '\`${from}\`', to: '\`${to}\`' },\n`;
  const text = readFileSync(join(folder, ROWS), 'utf8');
  const end = text.lastIndexOf('];');
  const before = text.slice(0, end).replace(/\[$/, '[\n');
  writeFileSync(join(folder, ROWS), `${before}${row}${text.slice(end)}`);
}

/** A new component, a new piece, a new prop, a deprecated one and a renamed one. */
function second(folder: string) {
  for (const [file, text] of Object.entries({ ...FILES, ...PIECE })) write(folder, file, text);
  const line = "export * from './elements/Progress.tsx';\n";
  replaceInFile(join(folder, ENTRY), line, `${line}export * from './elements/Ribbon.tsx';\n`);

  const prop = '  flexible?: boolean | undefined;\n';
  replaceInFile(
    join(folder, LEVEL),
    `  /** Lets the item fill its side of the level, if that side grows. */\n${prop}`,
    `  /** Lets the item fill its side of the level, if that side grows. */\n  grows?: boolean | undefined;\n` +
      `  /**\n   * Lets the item fill its side of the level.\n   *\n   * @deprecated Use \`grows\`.\n   */\n${prop}`,
  );
  const modifier = "  flexible: 'is-flexible',\n";
  replaceInFile(join(folder, LEVEL), modifier, `  grows: 'is-flexible',\n${modifier}`);
  changeset(folder, 'grows', 'minor', '`grows` on `Level.Item` takes the place of `flexible`.');

  replaceInFile(join(folder, LIST), '  marker?:', '  numbering?:');
  replaceInFile(join(folder, LIST), "{ marker: 'is' }", "{ numbering: 'is' }");
  replaceInFile(join(folder, LIST_DEMO), 'marker={marker}', 'numbering={marker}');
  changeset(
    folder,
    'numbering',
    'minor',
    'The prop `marker` of `Content.OrderedList` is called `numbering` now.',
  );
  addRow(folder, '<Content.OrderedList marker={style}>', '<Content.OrderedList numbering={style}>');
}

/** What was deprecated is removed. */
function third(folder: string) {
  const file = join(folder, LEVEL);
  const text = readFileSync(file, 'utf8');
  const without = text
    .replace(/ {2}\/\*\*\n(?: {3}\*.*\n){3} {3}\*\/\n {2}flexible\?:.*\n/, '')
    .replace("  flexible: 'is-flexible',\n", '');
  writeFileSync(file, without);
  replaceInFile(
    join(folder, 'docs/components/layout/level/widths.demo.tsx'),
    ' flexible',
    ' grows',
  );
  changeset(folder, 'flexible', 'major', '`flexible` of `Level.Item` is gone: use `grows`.');
  addRow(folder, '<Level.Item flexible>', '<Level.Item grows>');
}

const FIRST_APP = `import { Content, Level } from 'bulmatic';

export const App = () => (
  <Content>
    <Content.OrderedList marker="lower-roman">
      <li>Overture</li>
    </Content.OrderedList>
    <Level>
      <Level.Item flexible>The whole width</Level.Item>
    </Level>
  </Content>
);
`;
const SECOND_APP = FIRST_APP.replace('marker=', 'numbering=');

const RELEASED = 'npm install bulmatic bulma';

export const RELEASES: readonly Release[] = [
  {
    version: '0.1.0',
    site: [
      { page: 'docs/intro', says: [RELEASED, 'These pages describe Bulmatic 0.1.0'] },
      { page: 'docs/guides/versions', says: ['There is nothing to compare until'] },
      { page: 'blog/first-full-release', says: ['Bulmatic 0.1.0 is on npm'] },
      { page: 'blog/welcome', says: ['Bulmatic 0.1.0 is on npm'] },
    ],
    moves: [],
    app: FIRST_APP,
  },
  {
    version: '0.2.0',
    change: second,
    site: [
      { page: 'docs/intro', says: [RELEASED, 'These pages describe Bulmatic 0.2.0'] },
      { page: 'docs/api/elements/ribbon', says: ['Since 0.2.0.', 'Ribbon says in a word'] },
      {
        page: 'docs/api/layout/level',
        says: ['Deprecated: Use grows', 'Since 0.2.0.', '0.2.0: grows on Level.Item'],
      },
      { page: 'docs/pieces/hint', says: ['Since 0.2.0.'] },
      // What it said when it was the newest.
      {
        page: '0.1.0/docs/api/layout/level',
        says: ['the documentation of Bulmatic 0.1.0', 'flexible'],
      },
      {
        page: 'docs/guides/versions',
        says: [
          'From 0.1.0 to 0.2.0',
          '<ContentOrderedList marker>',
          '<ContentOrderedList numbering>',
        ],
      },
    ],
    moves: [
      {
        from: '/docs/api/layout/level',
        version: '0.1.0',
        to: '/0.1.0/docs/api/layout/level',
        says: 'flexible',
        lacks: 'Since 0.2.0',
      },
      { from: '/docs/api/elements/ribbon', version: '0.1.0', to: '/0.1.0/docs/intro' },
      {
        from: '/0.1.0/docs/api/elements/content#orderedlist',
        version: 'Next',
        to: '/docs/api/elements/content#orderedlist',
        says: 'numbering',
      },
    ],
    app: SECOND_APP,
  },
  {
    version: '1.0.0',
    change: third,
    site: [
      { page: 'docs/intro', says: [RELEASED, 'These pages describe Bulmatic 1.0.0'] },
      { page: 'docs/api/layout/level', says: ['1.0.0: flexible of Level.Item is gone'] },
      { page: 'docs/api/elements/ribbon', says: ['Since 0.2.0.'] },
    ],
    moves: [
      // It was built when there was no 0.2.0.
      {
        from: '/0.1.0/docs/api/layout/level',
        version: '0.2.0',
        to: '/0.2.0/docs/api/layout/level',
        says: 'grows',
      },
      { from: '/', version: '0.2.0', to: '/0.2.0' },
    ],
    app: SECOND_APP.replace(' flexible', ' grows'),
  },
];
