import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getSwizzleConfig } from '@docusaurus/theme-classic';
import { expect, test } from 'vitest';
import { PRIVATE_GROUND } from './privateGround.ts';

const SLOTS = 'src/theme';
/** Where Docusaurus has the originals of slots. */
const ORIGINALS = ['theme-classic/lib/theme', 'core/lib/client/theme-fallback'].map(
  (folder) => `node_modules/@docusaurus/${folder}`,
);
/** A slot that the documentation tells everybody to fill, but that no theme declares safe. */
const DOCUMENTED = ['Root'];

const INTERNAL =
  /import (?:type )?\{([^}]*)\} from '(@docusaurus\/[\w-]+\/(?:internal|lib\/[^']*))'/g;
const MODULE =
  /(?:from |import\((?:\/\*[^*]*\*\/ )?)'(react-router[\w-]*|react-loadable|nprogress|@generated\/[\w-]+)'/g;
/** Texts that are private wherever they are. */
const TEXTS = [
  // Of built pages, and of the scripts and styles that they name.
  ...[/data-rh/, /runtime~main/, /\/styles(?=\\?\.(?!module|ts))/],
  // Of the page in the browser: globals, attributes, ids, classes, and keys in the storage.
  ...[/window\.docusaurus/, /\binsertBanner\b/, /data-has-hydrated/, /__docusaurus[\w-]*/],
  ...[/\btheme-(?:admonition|doc|tabs)[\w-]*/, /(?<=\.)navbar__\w+/, /docs-doc-id-/],
  ...[
    /\bdocusaurus\.(?:announcement\.\w+|tab\.)/,
    /(?<=Item\()'theme'/,
    /(?<=hasClass\(one, )'markdown'/,
  ],
  // Of the bundler, and of the files that it is given.
  ...[
    /__webpack_(?!public_path__)\w+/,
    /resolveWeak/,
    /tslib\$/,
    /docusaurus-entry\$/,
    /prism-react-renderer\$/,
  ],
  /docusaurus-plugin-[\w-]+\/[\w/-]+/,
];
const TEXT = new RegExp(TEXTS.map(({ source }) => source).join('|'), 'g');

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|m[jt]s|mdx)$/.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file));

const sources = [
  'docusaurus.config.ts',
  'sidebars.ts',
  ...['plugins', 'src'].flatMap(filesBelow),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Modules of that name which a plugin of this site makes. */
const own = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/declare module '([^']+)'/g)].map(([, name]) => name),
  ),
);

function imported(text: string): string[] {
  const names = [...text.matchAll(INTERNAL)].flatMap(([, list = '', module = '']) =>
    (list.match(/\w+(?=\s*(?:,|$))/g) ?? []).map((name) => `${module} ${name}`),
  );
  const modules = [...text.matchAll(MODULE)].map(([, module = '']) => module);
  return [...names, ...modules.filter((module) => !own.has(module))];
}

const isSlot = (name: string) =>
  ORIGINALS.some((folder) =>
    ['.js', '/index.js'].some((end) => existsSync(join(folder, name + end))),
  );

/** The slot that a file fills, if Docusaurus does not declare it safe. */
function unsafeSlot(file: string): string[] {
  const [, name] = /^src\/theme\/(.*?)(?:\/index)?\.tsx?$/.exec(file) ?? [];
  if (!name || !isSlot(name) || DOCUMENTED.includes(name)) return [];
  const { actions } = getSwizzleConfig?.()?.components[name] ?? {};
  return Object.values(actions ?? {}).includes('safe') ? [] : [`@theme/${name}`];
}

/** Each private thing, and a file that uses it. */
const used = new Map(
  sources.flatMap(({ file, text }) =>
    [
      ...imported(text),
      ...[...text.matchAll(TEXT)].map(([word]) => word),
      ...(file.startsWith(SLOTS) ? unsafeSlot(file) : []),
    ].map((thing) => [thing, file] as const),
  ),
);
const listed = PRIVATE_GROUND.map(({ thing }) => thing);

test('Whatever is used of the inside of Docusaurus, Rspack or React Router is in the list', () => {
  const unlisted = [...used].filter(([thing]) => !listed.includes(thing));
  expect(
    unlisted.map(
      ([thing, file]) =>
        `${file}: do without "${thing}", or add it to tests/build/privateGround.ts with its reason and check.`,
    ),
  ).toEqual([]);
});

test('Whatever is in the list is used, and Docusaurus still has it', () => {
  const gone = listed.filter((thing) => !used.has(thing));
  expect(
    gone.map((thing) => `tests/build/privateGround.ts: remove "${thing}", which nothing uses.`),
  ).toEqual([]);
  expect(listed).toEqual([...new Set(listed)]);
});

test('Docusaurus still has each text of the list where it was', () => {
  const gone = PRIVATE_GROUND.filter(
    ({ thing, from }) => from && !readFileSync(join('node_modules', from), 'utf8').includes(thing),
  );
  expect(
    gone.map(({ thing, from }) => `${from} no longer has "${thing}": change what uses it.`),
  ).toEqual([]);
});

test('Each check in the list is a test', () => {
  expect(PRIVATE_GROUND.filter(({ check }) => !existsSync(check))).toEqual([]);
});
