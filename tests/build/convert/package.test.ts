import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { publint } from 'publint';
import { expect, test } from 'vitest';
import { pack } from '../pack.ts';
import { shell } from '../shell.ts';

/** What npm downloads, in bytes: the command knows four libraries, JSX in both directions, and what templates add to HTML. */
const PACKED = 139_000;
/** What `convert` adds to a page, in bytes with brotli. */
const IN_BROWSER = 93_000;

const { folder, tarball } = await pack('convert');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('publint finds nothing to improve', async () => {
  const buffer = new Uint8Array(readFileSync(tarball)).buffer;
  const { messages } = await publint({ pack: { tarball: buffer }, strict: true });
  expect(messages).toEqual([]);
});

test('Are The Types Wrong finds that every import leads to the right types', async () => {
  const output = await shell(`npx --no attw "${tarball}" --profile esm-only`);
  expect(output).toContain('bulmatic-convert v');
});

test('Only what runs and its types are packed', () => {
  const others = files.filter((file) => file.includes('.') && !/\.(js|d\.ts)$/.test(file));
  expect(others.toSorted()).toEqual(['README.md', 'package.json']);
  expect(files.filter((file) => file.includes('test'))).toEqual([]);
});

test('The license, the manual and a command are packed', () => {
  expect(read('LICENSE')).toContain('MIT License');
  expect(read('README.md')).toContain('npx bulmatic-convert');
  expect(read('dist/cli.js')).toMatch(/^#!\/usr\/bin\/env node\n/);
});

test('The package is small, and small in a browser, where it needs nothing of Node.js', async () => {
  const packed = readFileSync(tarball).length;
  const stdin = { contents: "export { convert } from './dist/index.js'", resolveDir: folder };
  const { outputFiles } = await build({
    stdin,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
  });
  const [script] = outputFiles;
  const bundled = brotliCompressSync(script?.contents ?? '').length;
  console.log(`bulmatic-convert: ${packed} bytes packed, ${bundled} bytes in a browser`);
  expect(packed).toBeLessThan(PACKED);
  expect(bundled).toBeLessThan(IN_BROWSER);
});

test('A reader that wants no more of a pipe gets what it wants, and no stack trace', async () => {
  const script = `process.stdout.write(${JSON.stringify('<p>A word</p>')}.repeat(20_000))`;
  const command = `node -e "${script.replaceAll('"', '\\"')}" | node dist/cli.js | head -1`;
  expect(await shell(command, folder)).toBe('export default function Page() {\n');
});
