import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { compile, compileString, type Options } from 'sass-embedded';
import { expect, test } from 'vitest';
import { bundledSize } from '../../benchmarks/bundledSize.mts';
import { fences } from '../fences.ts';
import { pack } from '../build/pack.ts';

const GUIDE = 'docs/guides/css-size.mdx';
const CSS = 'node_modules/bulma/css';
const SASS = {
  loadPaths: ['node_modules'],
  style: 'compressed',
  quietDeps: true,
  silenceDeprecations: ['if-function'],
} satisfies Options<'sync'>;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const guide = readFileSync(GUIDE, 'utf8');

/** The cells of the row of the guide's tables that begins with a text. */
function row(beginning: string): string[] {
  const line = guide.split('\n').find((one) => one.startsWith(`| ${beginning}`)) ?? '';
  return line
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

function sizes(css: string): string[] {
  const bytes = Buffer.from(css);
  const compressed = [gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes)];
  return [bytes, ...compressed].map(({ length }) => kilobytes(length));
}

const parts = fences.find(
  ({ document, title }) => document === GUIDE && title === 'src/bulma.scss',
)!;

test.for([
  'bulma.min.css',
  'versions/bulma-no-dark-mode.min.css',
  'versions/bulma-no-helpers.min.css',
])('The guide knows the sizes of %s', (file) => {
  expect(row(`\`${file}\``).slice(0, 3)).toEqual(sizes(readFileSync(`${CSS}/${file}`, 'utf8')));
});

test('The guide knows the sizes of the stylesheet that lifts contrasts', () => {
  expect(row('`contrast.css`')).toEqual(sizes(readFileSync('library/contrast.css', 'utf8')));
});

test('The guide knows the sizes of what Sass makes of all parts of Bulma, and of some', () => {
  const { css } = compile('node_modules/bulma/sass/_index.scss', SASS);
  expect(row("`@use 'bulma/sass'`")).toEqual(sizes(css));
  expect(row('the file above')).toEqual(sizes(compileString(parts.text, SASS).css));
});

test('The guide knows the sizes of the JavaScript', async () => {
  const { folder } = await pack();
  const sizeOf = async (names: string) => [
    `${await bundledSize(`export ${names} from './dist/index.js'`, folder)} kB`,
  ];
  expect(row('`Button` ')).toEqual(await sizeOf('{ Button }'));
  expect(row('`Button`, `Field`, `Input`')).toEqual(await sizeOf('{ Button, Field, Input }'));
  expect(row('everything ')).toEqual(await sizeOf('*'));
});
