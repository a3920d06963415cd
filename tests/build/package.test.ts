import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { publint } from 'publint';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { modules } from '../../plugins/library/modules.ts';
import { pack } from './pack.ts';
import { shell } from './shell.ts';

/** Every source file of the library, without its extension: `elements/Button`. */
const sources = readdirSync('library/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => file.replaceAll(sep, '/').replace(/\.tsx?$/, ''));

const { folder, tarball } = await pack();
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('publint finds nothing to improve', async () => {
  const buffer = new Uint8Array(readFileSync(tarball)).buffer;
  const { messages } = await publint({ pack: { tarball: buffer }, strict: true });
  expect(messages).toEqual([]);
});

test('Are The Types Wrong finds that every import leads to the right types', async () => {
  const output = await shell(
    `npx --no attw "${tarball}" --profile esm-only --exclude-entrypoints contrast.css`,
  );
  expect(output).toContain('bulmatic v');
});

test('Each module is one file of code, with its types and source map, and there is nothing else', () => {
  const expected = sources.flatMap((module) =>
    ['.d.ts', '.d.ts.map', '.js', '.js.map'].map((extension) => `dist/${module}${extension}`),
  );
  const packed = files.filter((file) => /^dist\/.*\./.test(file));
  expect(packed.toSorted()).toEqual(expected.toSorted());
});

test('No test is packed, and what source maps point to is', () => {
  expect(files.filter((file) => /test|storybook|stories/i.test(file))).toEqual([]);
  const missing = files
    .filter((file) => file.endsWith('.map'))
    .flatMap((file) => {
      const { sources } = JSON.parse(read(file)) as { sources: string[] };
      return sources
        .map((source) => join(file, '..', source))
        .filter((one) => !files.includes(one));
    });
  expect(missing).toEqual([]);
});

test('The licence is packed', () => {
  expect(read('LICENSE')).toContain('MIT License');
});

test('clsx is the one dependency, React and Bulma are peers', () => {
  const manifest = JSON.parse(read('package.json')) as Record<string, unknown>;
  expect(Object.keys(manifest.dependencies as object)).toEqual(['clsx']);
  expect(Object.keys(manifest.peerDependencies as object).toSorted()).toEqual([
    'bulma',
    'react',
    'react-dom',
  ]);
  expect(manifest).toMatchObject({ type: 'module', sideEffects: ['*.css'], license: 'MIT' });
});

test('No module of the package reads components.json, so no app bundles it', () => {
  const modules = files.filter((file) => /^dist\/.*\.(js|d\.ts)$/.test(file));
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.filter((file) => read(file).includes('components.json'))).toEqual([]);
});

test('The package is imported by its name, with a stylesheet and its own description beside it, and by no path into it', async () => {
  const { resolve } = createRequire(join(folder, 'package.json'));
  expect(resolve('bulmatic')).toBe(join(folder, 'dist/index.js'));
  expect(resolve('bulmatic/components.json')).toBe(join(folder, 'components.json'));
  expect(resolve('bulmatic/contrast.css')).toBe(join(folder, 'contrast.css'));
  expect(resolve('bulmatic/package.json')).toBe(join(folder, 'package.json'));
  expect(() => resolve('bulmatic/dist/elements/Button.js')).toThrow('not defined by "exports"');
  const script = `import { Button } from 'bulmatic'; console.log(Button.name)`;
  expect(await shell(`node --input-type=module -e "${script}"`, folder)).toBe('Button\n');
});

test('Every public module is exported by the index', () => {
  const files = modules().map(({ group, name }) => `${group}/${name}`);
  expect(files.length).toBeGreaterThanOrEqual(48);
  const exported = [...read('dist/index.js').matchAll(/^export \* from "\.\/(.*)\.js";$/gm)];
  expect(exported.map(([, module]) => module).toSorted()).toEqual(files.toSorted());
});

test('The public types know no any', () => {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.push(node.parent.getText());
    ts.forEachChild(node, visit);
  };
  for (const module of sources) {
    const file = `dist/${module}.d.ts`;
    visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true));
  }
  expect(found).toEqual([]);
});
