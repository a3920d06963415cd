import { expect, test } from 'vitest';
import { z } from 'zod';
import { catalogue } from '../../library/catalogue.ts';
import { addressOf } from './address.ts';
import { propEntry } from '../../library/propEntry.ts';
import { makeComponents } from './make.ts';
import { componentsSchema } from './schema.ts';
import { validate } from './validate.ts';

const file = await makeComponents();
const component = (name: string) => file.components.find((one) => one.name === name)!;
const prop = (owner: string, name: string) =>
  component(owner).props.find((one) => one.name === name)!;

test('A component comes with its import, pages, parts, keys, demos and recipes', () => {
  const { parts, keyboard, demos, recipes, ...tabs } = component('Tabs');
  expect(tabs).toMatchObject({
    group: 'Components',
    import: "import { Tabs } from 'bulmatic';",
    bulma: 'https://bulma.io/documentation/components/tabs/',
    classes: ['tabs'],
    routes: { usage: addressOf('/docs/components/components/tabs') },
  });
  expect(parts.map(({ name }) => name)).toContain('Tabs.Panel');
  expect(parts.find(({ name }) => name === 'Tabs.Tab')).toMatchObject({
    import: "import { TabsTab } from 'bulmatic';",
    within: ['Tabs', 'Tabs.List'],
  });
  expect(keyboard).toContainEqual({
    keys: 'Home',
    action: 'Moves to the first tab and selects it',
  });
  expect(demos[0]).toBe('components/tabs/basic');
  expect(recipes).toContain('settings');
});

test('The props of a component end with those that React and its element bring', () => {
  expect(
    component('Button')
      .props.slice(-3)
      .map(({ name }) => name),
  ).toEqual(['as', 'ref', 'children']);
});

test('A prop has the values that it accepts, also per breakpoint where these are others', () => {
  expect(prop('Icon', 'size')).toMatchObject({
    type: "'small' | 'medium' | 'large'",
    values: ['small', 'medium', 'large'],
    classes: ['is-{value}'],
  });
  const { values, breakpoints } = prop('Cell', 'colStart');
  expect(values).toContain('end');
  expect(breakpoints?.keys).toContain('mobile');
  expect(breakpoints?.values).not.toContain('end');
});

test('A switch has no list of values, and neither has a type that only includes `true`', () => {
  for (const one of [prop('Button', 'rounded'), prop('Column', 'narrow'), prop('Modal', 'portal')])
    expect(one.values).toBeUndefined();
});

test('A piece comes with its address for the command, its files, packages and pieces, and the props of its components', () => {
  const { components, ...piece } = file.pieces['date-picker']!;
  expect(piece).toMatchObject({
    title: 'Date picker',
    route: addressOf('/docs/pieces/date-picker'),
    registry: addressOf('/r/date-picker.json'),
    pieces: [],
  });
  expect(piece.files).toContain('src/pieces/date-picker/DatePicker.tsx');
  expect(piece.dependencies).toContainEqual(expect.stringMatching(/^react-aria-components@\^/));
  expect(components.map(({ name }) => name)).toEqual(['DatePicker']);
  expect(components[0]!.props.find(({ name }) => name === 'value')).toMatchObject({
    required: false,
  });
  for (const [name, { components }] of Object.entries(file.pieces))
    expect(components.length, name).toBeGreaterThan(0);
});

test('A default is code without the marks of its comment', () => {
  const [first] = catalogue().helpers;
  expect(propEntry({ ...first!, defaultValue: "`'{page}'`" }).default).toBe("'{page}'");
});

test('Each field of the schema is described', () => {
  const undescribed: string[] = [];
  const visit = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return;
    if ('properties' in node) {
      for (const [name, field] of Object.entries(node.properties as object)) {
        const isReference = typeof field === 'object' && field !== null && '$ref' in field;
        const { description } = field as { description?: string };
        if (!description && !isReference) undescribed.push(`${path}.${name}`);
      }
    }
    for (const [key, one] of Object.entries(node)) visit(one, `${path}.${key}`);
  };
  visit(componentsSchema(), '');
  expect(undescribed).toEqual([]);
});

test('A file that does not match the schema stops the build, with the place and what to do', () => {
  expect(() => validate(file)).not.toThrow();
  const [first, ...others] = file.components;
  const broken = { ...file, components: [{ ...first!, sentence: '' }, ...others] };
  expect(() => validate(broken)).toThrow(
    'components.json does not match its schema: components[0].sentence (Column): Too small: expected string to have >=1 characters. Correct',
  );
});

test('The published schema accepts the file, and refuses a field that is missing or too many', () => {
  const published = z.fromJSONSchema(componentsSchema());
  const { bulma, ...others } = file;
  expect(published.safeParse(file).error).toBeUndefined();
  expect(published.safeParse(others).success).toBe(false);
  expect(published.safeParse({ ...others, bulma, more: 1 }).success).toBe(false);
});
