import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

const { components, helpers, modules } = catalogue();
const component = (name: string) => components.find((one) => one.name === name)!;
const prop = (owner: string, name: string) =>
  component(owner).props.find((one) => one.name === name)!;

test('A type is written as its author wrote it, with inlined aliases spelled out', () => {
  expect(prop('Column', 'size').type).toBe('Responsive<ColumnSize, SizeBreakpoint>');
  expect(prop('Dropdown', 'onOpenChange').type).toMatch(
    /^\(open: boolean, details: \{ reason: 'trigger' \| .* 'outside' \}\) => void$/,
  );
  expect(prop('FixedGrid', 'cols').type).toMatch(/^Responsive<1 \| 2 \| .* 12, 'mobile' \| /);
});

test('A prop has all values that are finite, and tells its default', () => {
  expect(prop('Icon', 'size').values).toEqual(['small', 'medium', 'large']);
  expect(prop('Icon', 'label').values).toEqual([]);
  expect(prop('Column', 'size').values).toContainEqual({ mobile: 'half' });
  expect(prop('Dropdown', 'defaultOpen').defaultValue).toBe('false');
  expect(prop('Dropdown', 'open').defaultValue).toBeUndefined();
});

test('The classes of a prop are told in short', () => {
  expect(prop('Column', 'size').pattern).toEqual(['is-{value}', 'is-{value}-{breakpoint}']);
  expect(prop('Column', 'narrow').pattern).toEqual(['is-narrow', 'is-narrow-{breakpoint}']);
  expect(prop('FixedGrid', 'cols').pattern).toContain('has-{value}-cols');
  expect(prop('Dropdown', 'onOpenChange').pattern).toEqual([]);
});

test('The values of a prop stand in the order of Bulma, as one writes them, with their classes', () => {
  expect(prop('Icon', 'size').yields).toEqual([
    { value: 'small', written: 'size="small"', classes: ['is-small'] },
    { value: 'medium', written: 'size="medium"', classes: ['is-medium'] },
    { value: 'large', written: 'size="large"', classes: ['is-large'] },
  ]);
  expect(prop('Dropdown', 'hoverable').yields.map(({ written }) => written)).toEqual(['hoverable']);
  const mobile = prop('Column', 'size').breakpoints.find((one) => one.breakpoint === 'mobile');
  expect(mobile?.yields).toContainEqual({
    value: { mobile: 'half' },
    written: "size={{ mobile: 'half' }}",
    classes: ['is-half-mobile'],
  });
});

test('Parts follow their component in the order in which its source attaches them', () => {
  const ofCard = components.filter(({ module }) => module === 'components/card');
  expect(ofCard.map(({ label }) => label)).toEqual([
    'Card',
    'Card.Header',
    'Card.HeaderTitle',
    'Card.HeaderIcon',
    'Card.Image',
    'Card.Content',
    'Card.Footer',
    'Card.FooterItem',
  ]);
  expect(component('CardHeader').href).toBe('/docs/api/components/card#cardheader');
});

test('A part lists the components around it, and only its own classes', () => {
  expect(component('DropdownItem').parents).toEqual(['Dropdown', 'DropdownMenu']);
  expect(component('DropdownItem').base).toEqual(['dropdown-item']);
  expect(component('Dropdown').parents).toEqual([]);
});

test('An element, and whether another may take its place, come from the props', () => {
  expect(component('Button')).toMatchObject({ element: 'button', isPolymorphic: true });
  expect(component('Dropdown')).toMatchObject({ element: 'div', isPolymorphic: false });
});

test('The helper props stand apart from those of each component', () => {
  expect(helpers.find(({ name }) => name === 'm')?.pattern).toEqual(['m-{value}']);
  expect(component('Box').takesHelpers).toBe(true);
  expect(component('Box').props).toEqual([]);
});

test('A module knows the CSS variables of its part of Bulma', () => {
  const { own, read } = modules.find(({ id }) => id === 'elements/box')!.variables;
  expect(own.map(({ name }) => name)).toContain('--bulma-box-padding');
  expect(read).toContain('--bulma-block-spacing');
});
