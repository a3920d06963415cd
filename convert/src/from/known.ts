import { find, html } from 'property-information';
import { entryOf } from '../entryOf.ts';
import type { JsxLiteral } from '../jsx.ts';
import { literal, SPREAD, type Attribute } from './attribute.ts';
import { LIBRARY } from './library.generated.ts';
import type { LibraryProp } from './library.ts';
import type { Peer } from './peer.ts';

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

/** The first value that a prop does not have, of those that the source tells; nothing if it has all of them. */
export function wrongValueOf(component: string, { name, value }: Attribute) {
  const { values = [] } = propOf(component, name) ?? {};
  // An attribute that may be `true` may have other values too.
  if (!values.length || (isAttribute(name) && values.includes(true))) return undefined;
  const literals = value.kind === 'literal' ? [value.value] : value.cases;
  return literals.find((one) => one !== null && typeof one !== 'boolean' && !values.includes(one));
}

/** The width that a value is for, if a prop has no values for it. */
export const wrongWidthOf = (component: string, { name, breakpoint }: Attribute) =>
  breakpoint && !propOf(component, name)?.breakpoints.includes(breakpoint) ? breakpoint : undefined;

/** The prop that means the same, without the `is` or `has` of some peers: `isVCentered` is `vcentered`. */
export function withoutPrefix(component: string, name: string, { isPrefixed }: Peer): string {
  const [, rest] = (isPrefixed && /^(?:is|has)([A-Z]\w*)$/.exec(name)) || [];
  if (!rest) return name;
  const { props = {}, takesHelpers } = LIBRARY.components[component] ?? {};
  const names = [...Object.keys(props), ...(takesHelpers ? Object.keys(LIBRARY.helpers) : [])];
  const found = names.find((one) => one.toLowerCase() === rest.toLowerCase());
  return names.includes(name) ? name : (found ?? name);
}

/** What a component does not know of the value of a prop, or of its values at breakpoints: `99`, `tablet: 99`. */
export function wrongValues(component: string, name: string, value: JsxLiteral): string[] {
  const isWrong = (one: JsxLiteral, breakpoint = '') => {
    if (typeof one === 'object') return false;
    const attribute = { name, breakpoint, value: literal(one), lead: '' };
    return [wrongWidthOf, wrongValueOf].some((of) => of(component, attribute) !== undefined);
  };
  if (typeof value !== 'object') return isWrong(value) ? [String(value)] : [];
  if (!value || !propOf(component, name)?.values.length) return [];
  return Object.entries(value)
    .filter(([breakpoint, one]) => isWrong(one, breakpoint))
    .map(([breakpoint, one]) => `${breakpoint}: ${JSON.stringify(one)}`);
}
