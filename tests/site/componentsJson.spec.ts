import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { z } from 'zod';
import type { RegistryItem } from '../../plugins/demos/registry.ts';
import type { ComponentsFile } from '../../plugins/reference/components-json/schema.ts';

const BUILD = 'build';
const read = (name: string) => readFileSync(join(BUILD, name), 'utf8');

const text = read('components.json');
const file = JSON.parse(text) as ComponentsFile;
const schema = JSON.parse(read('components.schema.json')) as z.core.JSONSchema.BaseSchema & {
  $id: string;
};

const demos = [...Object.values(file.demos), ...Object.values(file.recipes)];
const addresses = [
  ...file.components.flatMap(({ routes, parts }) => [
    ...Object.values(routes),
    ...parts.map(({ route }) => route),
  ]),
  ...demos.flatMap(({ route, alone }) => [route, alone]),
  ...Object.values(file.pieces).map(({ route }) => route),
];

/** The ids on the page at a path; none if there is no such page. */
function idsAt(path: string): Set<string> | undefined {
  const page = join(BUILD, `${path}.html`);
  if (!existsSync(page)) return undefined;
  const $ = load(readFileSync(page, 'utf8'));
  const ids = $('[id]').map((_, node) => $(node).attr('id'));
  return new Set(ids.get());
}

test('Every address in components.json is a page of the site, with the section that it names', () => {
  const urls = addresses.map((address) => new URL(address));
  const pages = new Map(
    [...new Set(urls.map(({ pathname }) => pathname))].map((path) => [path, idsAt(path)]),
  );
  const missing = urls.filter(({ pathname, hash }) => {
    const ids = pages.get(pathname);
    return !ids || (hash && !ids.has(hash.slice(1)));
  });
  expect(urls.length).toBeGreaterThan(600);
  expect(missing.map(({ href }) => href)).toEqual([]);
});

test('A piece leads to the file that the command reads, which has the same files and packages', () => {
  for (const { registry, files, dependencies } of Object.values(file.pieces)) {
    const item = JSON.parse(read(new URL(registry).pathname)) as RegistryItem;
    expect(item.files.map(({ target }) => target.replace('~/', ''))).toEqual(files);
    expect(item.dependencies).toEqual(dependencies);
  }
});

test('It names its schema, which the site has next to it and which it matches', () => {
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(new URL(schema.$id).pathname).toBe('/components.schema.json');
  expect(file.$schema).toBe(schema.$id);
  expect(z.fromJSONSchema(schema).safeParse(file).error).toBeUndefined();
});

test('The demos of a component are those of its Usage page, with the code and the HTML that it shows', () => {
  const button = file.components.find(({ name }) => name === 'Button')!;
  const { pathname } = new URL(button.routes.usage!);
  const $ = load(read(`${pathname}.html`), { scriptingEnabled: false });
  const shown = (label: string) =>
    $(`pre[aria-label=${label}]`)
      .map((_, node) => $(node).text())
      .get();
  const own = button.demos.slice(0, shown('TSX').length).map((key) => file.demos[key]!);
  expect(own.length).toBeGreaterThan(5);
  expect(own.map(({ tsx }) => tsx)).toEqual(shown('TSX'));
  expect(own.map(({ html }) => html)).toEqual(shown('HTML'));
});

test('The package that the site serves has the same file', () => {
  const tarball = readdirSync(BUILD).find((name) => name.endsWith('.tgz'))!;
  const packed = execFileSync('tar', ['-xzOf', join(BUILD, tarball), 'package/components.json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  expect(packed === text).toBe(true);
});
