import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

// The rules are in the contributing guide, "Name a prop".

const props = catalogue().components.flatMap((component) =>
  component.props.map((prop) => ({ component, prop, title: `${component.label} ${prop.name}` })),
);
type One = (typeof props)[number];

const isState = (name: string, { component }: One) =>
  component.props.some((prop) => prop.name === `default${name[0]?.toUpperCase()}${name.slice(1)}`);

/** The states that components keep, with their components. */
const states = props.filter((one) => isState(one.prop.name, one));

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Props whose name isn't that of the class, each with its reason. */
const OWN_NAMES: Record<string, string> = {
  open: 'Bulma has `is-active` for what is open, for what is pressed and for the current link',
  defaultOpen: 'as `open`',
  error: 'the color of the text is not all that it sets',
  hasName: '`name` is an attribute of the input',
};

const HANDLERS: Record<string, RegExp> = {
  onValueChange: /^\(value: [\w[\]]+, details: \{ event: SyntheticEvent \}\) => void$/,
  onPageChange: /^\(page: number, details: \{ event: SyntheticEvent \}\) => void$/,
  onOpenChange: /^\(open: boolean, details: \{ reason: .+ \}\) => void$/,
  onClose: /^MouseEventHandler<HTMLButtonElement>$/,
};

test('What a component keeps can be controlled, begin with a value, and be told', () => {
  const names = new Set(states.map(({ prop }) => prop.name));
  expect([...names].sort()).toEqual(['open', 'value']);
  expect(states.length).toBeGreaterThanOrEqual(9);
  const untold = states.filter(({ component, prop }) => {
    const handler = prop.name === 'open' ? 'onOpenChange' : 'onValueChange';
    return !component.props.some(({ name }) => name === handler);
  });
  expect(untold.map(({ title }) => title)).toEqual([]);
});

test('Handlers have one of four names, and get the new value and then details', () => {
  const handlers = props.filter(({ prop }) => /^on[A-Z]/.test(prop.name));
  const others = handlers.filter(({ prop }) => !HANDLERS[prop.name]?.test(prop.type));
  expect(handlers.length).toBeGreaterThan(10);
  expect(others.map(({ title, prop }) => `${title}: ${prop.type}`)).toEqual([]);
});

test('A prop that is true or false has the name of its class, without "is", "has" and "are"', () => {
  const others = props.filter(({ prop }) => {
    const classes = prop.yields.find(({ value }) => value === true)?.classes ?? [];
    const names = classes.map((name) => camelCase(name.replace(/^(is|has|are)-/, '')));
    return prop.type === 'boolean' && classes.length > 0 && !names.includes(prop.name);
  });
  expect(new Set(others.map(({ prop }) => prop.name))).toEqual(new Set(Object.keys(OWN_NAMES)));
});
