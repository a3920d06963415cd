import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import library from '../../library/package.json' with { type: 'json' };
import { catalogue } from '../../plugins/library/catalogue.ts';
import {
  componentsSchema,
  type ComponentsFile,
} from '../../plugins/reference/components-json/schema.ts';
import { TSC } from '../tsc.ts';
import { COMPILER_OPTIONS, pack } from './pack.ts';
import { propsApp } from './propsApp.ts';
import { shell } from './shell.ts';

const { folder } = await pack();
const file = JSON.parse(readFileSync(join(folder, 'components.json'), 'utf8')) as ComponentsFile;
const entries = file.components.flatMap((component) => [component, ...component.parts]);

test('The package has components.json, of its own version, and it matches the published schema', () => {
  expect(z.fromJSONSchema(componentsSchema()).safeParse(file).error).toBeUndefined();
  expect(file).toMatchObject({ name: 'bulmatic', version: library.version, bulma: '1.0.4' });
});

test('Every component and part of the library is in it, with all its props', () => {
  const { components, helpers } = catalogue();
  const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name);
  expect(namesOf(entries)).toEqual(components.map(({ label }) => label));
  for (const [index, { props }] of components.entries())
    expect(namesOf(entries[index]!.props)).toEqual(expect.arrayContaining(namesOf(props)));
  expect(namesOf(file.helperProps)).toEqual(namesOf(helpers));
});

test('Every demo and recipe that a component names is in it, and none is there that no component names', () => {
  const { components, demos, recipes } = file;
  const named = (of: 'demos' | 'recipes') => [...new Set(components.flatMap((one) => one[of]))];
  expect(named('demos').toSorted()).toEqual(Object.keys(demos).toSorted());
  expect(named('recipes').toSorted()).toEqual(Object.keys(recipes).toSorted());
});

const compilerOptions = { ...COMPILER_OPTIONS, skipLibCheck: true };

test('An app that sets each prop of each component to each value in it compiles, and a value too many does not', async () => {
  const folderOfApp = join(dirname(folder), 'props');
  rmSync(folderOfApp, { recursive: true, force: true });
  mkdirSync(folderOfApp);
  const write = (name: string, text: string) => writeFileSync(join(folderOfApp, name), text);
  for (const component of file.components) write(`${component.name}.tsx`, propsApp(component));
  const box = file.components.find(({ name }) => name === 'Box')!;
  const size = file.components.find(({ name }) => name === 'Icon')!.props[0]!;
  write('HelperProps.tsx', propsApp(box, file.helperProps));
  write('Wrong.tsx', propsApp(box, [{ ...size, name: 'textSize', values: [1, 8] }]));
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['.'] }));
  const output = await shell(`node ${TSC} -p . --pretty false || true`, folderOfApp);
  const errors = output.split('\n').filter((line) => /^\S/.test(line));
  expect(errors).toEqual([expect.stringMatching(/^Wrong\.tsx\(.*TS2322: Type '8'/)]);
});
