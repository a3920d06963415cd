import type { Component, Prop } from '../../library/catalogue.ts';
import { passedProps } from '../../library/passedProps.ts';
import { propEntry, type PropEntry } from '../../library/propEntry.ts';
import type { Control } from './data.ts';

/** Types of props that only scripts notice. */
const UNSEEN = /=>|Handler|Ref|HTMLElement/;

function kindOf({ type, values }: PropEntry): Control['kind'] | undefined {
  if (UNSEEN.test(type)) return undefined;
  if (values) return 'choice';
  if (type === 'boolean') return 'switch';
  if (type === 'number') return 'number';
  return /^(string|ReactNode)$/.test(type) ? 'text' : undefined;
}

/** The control of a prop; none for functions, refs and types that no control can set. */
function controlOf(prop: Prop): Control[] {
  const entry = propEntry(prop);
  const kind = kindOf(entry);
  if (!kind) return [];
  const { name, values, breakpoints, description, required } = entry;
  return [
    {
      name,
      kind,
      ...(values && { values: values }),
      ...(breakpoints && { breakpoints: breakpoints }),
      ...(entry.default && { default: entry.default }),
      isRequired: required,
      description: description.replace(/\s+/g, ' '),
    },
  ];
}

/** The prop that sets what a state is at the beginning: `defaultOpen` for `open`. */
export const initial = (name: string) => `default${name[0]?.toUpperCase()}${name.slice(1)}`;

/** The controls of some props. A state has one for its initial value only. */
export const controlsOf = (props: readonly Prop[]): Control[] =>
  props
    .filter(({ name }) => name !== 'children' && !props.some((one) => one.name === initial(name)))
    .flatMap(controlOf);

/** The control of the text in a component that has text alone. */
export const textControl = (component: Component): Control[] =>
  passedProps(component)
    .filter(({ name }) => name === 'children')
    .map(({ name, comment }) => ({ name, kind: 'text', isRequired: false, description: comment }));
