import { expect, test } from 'vitest';
import { fromRoot } from '../../base/root.ts';
import { catalogue } from '../../library/catalogue.ts';
import { helperControls, tryItData, tryItOf } from './playground.ts';

const data = tryItData();
const subjects = Object.values(data).flatMap((one) => one.subjects);
const subjectOf = (name: string) => subjects.find((one) => one.name === name)!;
const controlOf = (name: string, prop: string) =>
  subjectOf(name).controls.find((one) => one.name === prop);

test('Each component and part of a Usage page can be tried, with most of its props', () => {
  const { components } = catalogue();
  const expected = components.filter(({ module }) => !module.startsWith('helpers/'));
  expect(subjects.map(({ name }) => name).toSorted()).toEqual(
    expected.map(({ label }) => label).toSorted(),
  );
  const controls = subjects.flatMap((one) => one.controls).length;
  const props = expected.flatMap((one) => one.props).length;
  console.log(
    `${subjects.length} components and parts; ${controls} controls of ${props} props, and ${helperControls().length} of helper props`,
  );
  expect(controls / props).toBeGreaterThan(0.8);
});

test('A type decides which control a prop has', () => {
  expect(controlOf('Button', 'color')).toMatchObject({ kind: 'choice' });
  expect(controlOf('Button', 'color')?.values).toContain('danger');
  expect(controlOf('Button', 'outlined')).toMatchObject({ kind: 'switch' });
  expect(controlOf('Button', 'children')).toMatchObject({ kind: 'text' });
  expect(controlOf('Progress', 'value')).toMatchObject({ kind: 'number' });
  expect(controlOf('Columns', 'gap')?.breakpoints?.keys).toContain('tablet');
  expect(controlOf('Dropdown', 'closeOnEscape')).toMatchObject({ default: 'true' });
});

test('Nothing is offered that nobody could see, or that a user could not change any more', () => {
  for (const prop of ['open', 'onOpenChange', 'initialFocus', 'portal'])
    expect(controlOf('Modal', prop), prop).toBeUndefined();
  expect(controlOf('Modal', 'defaultOpen')).toBeDefined();
});

test('An example is what the demo renders at first, without its state and handlers', () => {
  const [example] = data['components/modal']!.examples;
  expect(JSON.stringify(example)).not.toMatch(/onClick|onOpenChange|"open"/);
  expect(subjectOf('Modal')).toMatchObject({ example: 0, path: [1] });
  expect(example?.children[1]).toMatchObject({
    name: 'Modal',
    attributes: [
      { name: 'defaultOpen', value: true },
      { name: 'aria-label', value: 'Opening hours' },
    ],
  });
});

test('A part that the first demo does not show is in another one, with what is around it open', () => {
  const { example, path } = subjectOf('Modal.CardTitle');
  expect(example).toBeGreaterThan(0);
  expect(path.length).toBeGreaterThan(1);
  const text = JSON.stringify(data['components/modal']!.examples[example]);
  expect(text).toContain('{"name":"defaultOpen","value":true}');
});

test('Only the first demo of a Usage page is one to try', () => {
  const file = (name: string) => fromRoot(`docs/components/elements/button/${name}.demo.tsx`);
  expect(tryItOf(file('basic'))?.name).toBe('Button');
  expect(tryItOf(file('colors'))).toBeUndefined();
});
