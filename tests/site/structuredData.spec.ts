import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import ts from 'typescript';
import { heads, type Head, type Thing } from './heads.ts';
import { builtRoutes } from './sitemap.ts';

const FOLDER = 'test-results/structured-data';

const thingsOf = (route: string) => heads.find((head) => head.route === route)!.things;
const typesOf = (route: string) => thingsOf(route).map((thing) => thing['@type']);
const breadcrumbsOf = ({ things }: Head) =>
  things.filter((thing) => thing['@type'] === 'BreadcrumbList') as unknown as {
    itemListElement: { position: number; item: string; name: string }[];
  }[];

/** A thing without any text but the names of types, which is all that the vocabulary restricts. */
const shapeOf = (thing: Thing) =>
  JSON.stringify({ ...thing, '@context': undefined }, (key, value: unknown) =>
    typeof value === 'string' && key !== '@type' ? '' : value,
  );

/** Compiles the shapes of things against schema.org's vocabulary, which schema-dts has as types. */
function errorsIn(things: readonly Thing[]): string[] {
  const types = new Set(things.map((thing) => thing['@type']));
  const shapes = new Map(things.map((thing) => [shapeOf(thing), thing['@type']]));
  const lines = [
    `import type { ${[...types].map((type) => `${type}Leaf`).join(', ')} } from 'schema-dts';`,
    ...[...shapes].map(([shape, type], index) => `export const a${index}: ${type}Leaf = ${shape};`),
  ];
  const file = `${FOLDER}/things.ts`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, lines.join('\n'));
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('Everything that pages say about themselves is in the vocabulary of schema.org', () => {
  const things = heads.flatMap((head) => head.things);
  expect(things.length).toBeGreaterThan(300);
  expect(errorsIn(things)).toEqual([]);
});

test('No page says anything twice', () => {
  const twice = heads.filter(({ things }) => {
    const types = things.map((thing) => thing['@type']);
    return new Set(types).size < types.length;
  });
  expect(twice.map(({ route }) => route)).toEqual([]);
});

test('Each page but the first has breadcrumbs, from the home page over pages of the site to itself', () => {
  const routes = new Set([...builtRoutes(), '/search', '/404']);
  for (const head of heads) {
    const all = breadcrumbsOf(head);
    expect(all, head.route).toHaveLength(head.route === '/' ? 0 : 1);
    const items = all.flatMap(({ itemListElement }) => itemListElement);
    const paths = items.map(({ item }) => new URL(item).pathname);
    expect(paths.filter((path) => !routes.has(path))).toEqual([]);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    if (items.length) expect([paths[0], paths.at(-1)]).toEqual(['/', head.route]);
  }
});

test('A component belongs to its overview, and its API page to its group', () => {
  const namesOn = (route: string) =>
    breadcrumbsOf(heads.find((head) => head.route === route)!)[0]!.itemListElement.map(
      ({ name }) => name,
    );
  expect(namesOn('/docs/components/elements/button')).toEqual(['Bulmatic', 'Components', 'Button']);
  expect(namesOn('/docs/api/elements/button')).toEqual(['Bulmatic', 'APIs: Elements', 'Button']);
  expect(namesOn('/blog/welcome').slice(0, 2)).toEqual(['Bulmatic', 'Blog']);
});

test('Docs are articles, posts have a date, and the home page is about the source code', () => {
  expect(typesOf('/docs/intro')).toEqual(['BreadcrumbList', 'TechArticle']);
  expect(typesOf('/docs/api/elements/button')).toEqual(['BreadcrumbList', 'TechArticle']);
  expect(typesOf('/blog/welcome')).toEqual(['BreadcrumbList', 'BlogPosting']);
  expect(typesOf('/blog')).toEqual(['BreadcrumbList', 'Blog']);
  expect(typesOf('/')).toEqual(['SoftwareSourceCode']);
  expect(thingsOf('/blog/welcome')[1]).toHaveProperty('datePublished');
});
