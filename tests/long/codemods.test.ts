import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { inNpmFolder } from '../../benchmarks/npmFolder.mts';
import { PEERS } from '../../convert/src/from/peers.ts';
import { run } from '../../convert/src/run.ts';
import { APP_OPTIONS } from '../appOptions.ts';
import { difference } from '../build/convert/compare.ts';
import { compile } from '../build/convert/compile.ts';
import { PRELOADS, renderCode } from '../build/convert/render.ts';
import { shell } from '../build/shell.ts';
import { TSC } from '../tsc.ts';

const REACT_18 = [
  'react@18.3.1',
  'react-dom@18.3.1',
  '@types/react@18.3.28',
  '@types/react-dom@18.3.7',
];

const REACT_16 = [
  'react@16.14.0',
  'react-dom@16.14.0',
  '@types/react@16.14.65',
  '@types/react-dom@16.9.25',
];

/** What an app needs with the library that it comes from. */
const PACKAGES: Readonly<Record<string, string[]>> = {
  // Its types are for React 18, and its elements too.
  'react-bulma-components': ['react-bulma-components@4.1.0', 'prop-types@15.8.1', ...REACT_18],
  rbx: ['rbx@2.2.0', 'tslib@1.14.1', ...REACT_16],
  bloomer: ['bloomer@0.6.5', ...REACT_16],
  'bestax-bulma': [
    '@allxsmith/bestax-bulma@5.6.2',
    'react@19.3.1',
    'react-dom@19.3.1',
    '@types/react@19.3.0',
    '@types/react-dom@19.3.0',
  ],
};

/** The types of rbx are too complex for TypeScript today, even those of its own examples. */
const UNCHECKED = ['rbx'];

/** What differs between the HTML of the two libraries: why, and how to make that of the peer equal. */
type Difference = readonly [why: string, from: RegExp, to: string];

const PARTS = 'The elements of parts are those of the examples of Bulma 1.0.';
const BURGER: Difference = [
  'In Bulma 1.0, a burger has four lines.',
  /(<span[^>]*><\/span>){3}/g,
  '<span></span>$&',
];
const TITLE: Difference = [PARTS, /<div (class="card-header-title">[^<]*)<\/div>/g, '<p $1</p>'];
const MARGINLESS: Difference = [
  'Bulma 1.0 has other classes.',
  /is-(marginless|paddingless)/g,
  '$1',
];
const ROLE: Difference = ['A nav is a navigation without a role.', / role="navigation"/g, ''];

const DIFFERENCES: Readonly<Record<string, readonly Difference[]>> = {
  'react-bulma-components': [
    BURGER,
    TITLE,
    ROLE,
    [PARTS, /<div (class="navbar-burger".*?) style="outline:none"(>.*?)<\/div>/g, '<a $1$2</a>'],
    [PARTS, /<div (class="card-header">.*?)<\/div>/g, '<header $1</header>'],
    [PARTS, /<div (class="card-footer">.*?)<\/div>/g, '<footer $1</footer>'],
    [PARTS, /<span (class="tags.*?<\/span>)<\/span>/g, '<div $1</div>'],
    [PARTS, /<div (class="media-left">.*?)<\/div>/g, '<figure $1</figure>'],
    [PARTS, /<div (class="panel-(?:heading|tabs)">.*?)<\/div>/g, '<p $1</p>'],
    ['It has a class that Bulma has not.', /breadcrumb is-center/g, 'breadcrumb is-centered'],
    ['A button can be focused without an index.', /(<button[^>]*) tabindex="0"/g, '$1'],
    [
      'It renders a modal only in a browser.',
      /$/,
      '<div class="modal"><div class="modal-background"></div><div class="modal-card">' +
        '<header class="modal-card-head"><p class="modal-card-title">Sure?</p>' +
        '<button class="delete"></button></header>' +
        '<section class="modal-card-body">It cannot be brought back.</section></div></div>',
    ],
  ],
  rbx: [
    ROLE,
    ['In Bulma 1.0, a gap needs no other class.', /is-variable /g, ''],
    MARGINLESS,
    [PARTS, /<span (class="tags.*?<\/span>)<\/span>/g, '<div $1</div>'],
    [PARTS, /<div (class="card-header-title[^<]*)<\/div>/g, '<p $1</p>'],
    [PARTS, /<div (class="card-header">.*?)<\/div>/g, '<header $1</header>'],
    [PARTS, /<div (class="card-footer">.*?<div.*?<\/div>)<\/div>/g, '<footer $1</footer>'],
  ],
  bloomer: [
    MARGINLESS,
    [PARTS, /<header (class="hero-head">.*?)<\/header>/g, '<div $1</div>'],
    [PARTS, /<footer (class="hero-foot">.*?)<\/footer>/g, '<div $1</div>'],
    [PARTS, /<div (class="panel-tabs">.*?)<\/div>/g, '<p $1</p>'],
    ['An input has text without a type too.', / type="text"/g, ''],
    ['A link that looks like a button is a link.', / role="button"/g, ''],
  ],
  'bestax-bulma': [
    BURGER,
    TITLE,
    ROLE,
    ['React asks for images early.', PRELOADS, ''],
    ['Bulma has this class for what is in an image.', / has-ratio/g, ''],
    ['It has attributes for its own tests.', / data-testid="[^"]*"/g, ''],
    ['It names close buttons in other words.', / aria-label="(delete|Close notification)"/g, ''],
    ['Tabs without panels are links.', / role="tablist"/g, ''],
    ['A link can be focused without an index.', /(<a[^>]*) tabindex="0"/g, '$1'],
    ['Its menus can be focused in another element.', / tabindex="-1"/g, ''],
    ['Bulma itself makes a label a block.', / style="display:block"/g, ''],
    ['The name of a message is its text.', /<span>Note<\/span>/g, 'Note'],
    [
      'Its trigger has an icon for which you choose a font.',
      /<span>Boat<\/span><span.*?<\/span>/g,
      'Boat',
    ],
  ],
};

const COMPILER_OPTIONS = {
  ...APP_OPTIONS,
  skipLibCheck: true,
  types: [],
  lib: ['ES2023', 'DOM'],
};

/** A script that writes the HTML of each of some files. */
const renderScript = (files: readonly string[]) => `
  import { writeFileSync } from 'node:fs';
  import { createElement } from 'react';
  import { renderToStaticMarkup } from 'react-dom/server';
  ${files.map((file, index) => `import File${index} from './${file}';`).join('\n')}
  const all = [${files.map((_, index) => `File${index}`).join(', ')}];
  const html = all.map((one) => renderToStaticMarkup(createElement(one)));
  writeFileSync('html.json', JSON.stringify(html));
`;

/** The HTML of the files of an app with its own library, whose types have to agree with them. */
async function htmlBefore(
  from: string,
  folder: string,
  files: readonly string[],
): Promise<string[]> {
  const options = { compilerOptions: COMPILER_OPTIONS, files: files.map((file) => `src/${file}`) };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  writeFileSync(join(folder, 'src/render.js'), renderScript(files));
  if (!UNCHECKED.includes(from)) await shell(`"${process.execPath}" "${TSC}" -p .`, folder);
  await build({
    absWorkingDir: folder,
    entryPoints: ['src/render.js'],
    outfile: 'render.cjs',
    bundle: true,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
  });
  await shell(`"${process.execPath}" render.cjs`, folder);
  return JSON.parse(readFileSync(join(folder, 'html.json'), 'utf8')) as string[];
}

/** An app with a library, and files of the kinds that public apps with it have. */
function filesOf(from: string): [file: string, source: string][] {
  const fixtures = 'tests/fixtures/codemods';
  const folder = join(fixtures, from);
  const others = existsSync(folder) ? readdirSync(folder) : [];
  return [
    ['App.tsx', `${fixtures}/${from}.tsx`],
    ...others.map((file): [string, string] => [file, join(folder, file)]),
  ];
}

/** Runs the command, and returns its exit code with what it printed. */
function command(args: string[]) {
  let printed = '';
  const out = (text: string) => (printed += text);
  return { code: run(args, { read: () => Buffer.from(''), out, error: out }), printed };
}

test.for(Object.keys(PEERS))('An app with %s looks the same after the codemod', async (from) => {
  await inNpmFolder(PACKAGES[from] ?? [], async (folder) => {
    const files = filesOf(from);
    mkdirSync(join(folder, 'src'));
    for (const [file, source] of files) copyFileSync(source, join(folder, 'src', file));
    const names = files.map(([file]) => file);
    const before = await htmlBefore(from, folder, names);
    rmSync(join(folder, 'src/render.js'));
    const { code, printed } = command(['--from', from, join(folder, 'src')]);
    expect(code).toBe(0);
    const written = names.map((name) => join(folder, 'src', name)).toSorted();
    expect(printed).toBe(written.map((file) => `${file}: was written to ${file}.\n`).join(''));
    const after = names.map((name) => readFileSync(join(folder, 'src', name), 'utf8'));
    expect(compile(new Map(after.map((one, index) => [`app${index}`, one])))).toEqual([]);
    const differences = DIFFERENCES[from] ?? [];
    for (const [why, pattern] of differences) expect(before.join(''), why).toMatch(pattern);
    after.forEach((one, index) => {
      const expected = differences.reduce(
        (html, [, pattern, replacement]) => html.replace(pattern, replacement),
        before[index] ?? '',
      );
      expect(difference(expected, renderCode(one)), names[index]).toBeUndefined();
    });
  });
});
