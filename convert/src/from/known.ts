import { find, html } from 'property-information';
import { entryOf } from '../entryOf.ts';
import { SPREAD, type Attribute } from './attribute.ts';
import { LIBRARY } from './library.generated.ts';
import type { LibraryProp } from './library.ts';

/** Props of all elements that are no attributes of HTML. */
const OF_REACT =
  /^(key|ref|children|style|className|dangerouslySetInnerHTML|default(Value|Checked)|suppress\w+Warning)$/;
/** Attributes of old HTML, and of few elements, which peers have as props. */
const NOT_HTML =
  /^(align|background|bgcolor|border|clear|color|kind|label|size|text|valign|hspace|vspace|wrap)$/;

/** A prop of a component, as the library has it. */
export function propOf(component: string, name: string): LibraryProp | undefined {
  const { props = {}, takesHelpers } = LIBRARY.components[component] ?? {};
  return entryOf(props, name) ?? (takesHelpers ? entryOf(LIBRARY.helpers, name) : undefined);
}

const isEvent = (name: string) =>
  [name, name.replace(/Capture$/, '')].some((one) => LIBRARY.events.includes(one));

const isAttribute = (name: string) =>
  isEvent(name) ||
  OF_REACT.test(name) ||
  /^(aria|data)-/.test(name) ||
  (find(html, name).defined && !NOT_HTML.test(name) && !/^on/.test(name));

/** Whether a component of the library, or an element of HTML, takes an attribute. */
export const isKnown = (component: string, name: string) =>
  name === SPREAD ||
  name === 'as' ||
  (name === 'htmlSize' && component in LIBRARY.components) ||
  isAttribute(name) ||
  propOf(component, name) !== undefined;

/** Whether a prop does not have a value that the source tells. */
export function isWrongValue(component: string, { name, value, breakpoint }: Attribute): boolean {
  const prop = propOf(component, name);
  if (breakpoint && prop && !prop.breakpoints.includes(breakpoint)) return true;
  if (!prop?.values.length || value.kind !== 'literal' || isAttribute(name)) return false;
  const { value: literal } = value;
  return literal !== null && typeof literal !== 'boolean' && !prop.values.includes(literal);
}

/** The prop that means the same without `is` or `has`: `isVCentered` is `vcentered`. */
export function withoutPrefix(component: string, name: string): string | undefined {
  const [, rest] = /^(?:is|has)([A-Z]\w*)$/.exec(name) ?? [];
  const { props = {}, takesHelpers } = LIBRARY.components[component] ?? {};
  const names = [...Object.keys(props), ...(takesHelpers ? Object.keys(LIBRARY.helpers) : [])];
  const isAlready = names.includes(name);
  const found = names.find((one) => one.toLowerCase() === rest?.toLowerCase());
  return isAlready ? undefined : found;
}
