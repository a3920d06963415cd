import type { Prop } from './catalogue.ts';
import { readableType } from './readableType.ts';
import type { PropValue } from './values.ts';

/** A value that a prop has at one width. */
type PlainValue = Exclude<PropValue, object>;

/** A prop as the reference and `components.json` describe it. */
export interface PropEntry {
  name: string;
  type: string;
  /** All values that it accepts, if they are several and their number is finite. */
  values?: PlainValue[] | undefined;
  /** The object with values per breakpoint that it accepts. */
  breakpoints?: { keys: string[]; values?: PlainValue[] | undefined } | undefined;
  default?: string | undefined;
  required: boolean;
  /** Classes that it sets, such as `is-{value}`. */
  classes: string[];
  description: string;
  since?: string | undefined;
  deprecated?: string | undefined;
}

/** Leaves out a single value, since the type of the prop says it. */
const several = <Value>(values: readonly Value[]) => values.length > 1 && { values: [...values] };

/** The values of a prop at every width and per breakpoint: first those with classes, in the order of Bulma. */
function valuesOf({ yields, values }: Prop) {
  const sorted = new Set<PropValue>([...yields.map(({ value }) => value), ...values]);
  const objects = new Set(values.filter((one) => typeof one === 'object').flatMap(Object.values));
  const plain = [...sorted].filter((one) => typeof one !== 'object');
  return { plain, perBreakpoint: plain.filter((one) => objects.has(one)) };
}

/** Describes a prop that its interface declares. */
export function propEntry(prop: Prop): PropEntry {
  const { type, keys } = readableType(prop);
  const { plain, perBreakpoint } = valuesOf(prop);
  return {
    name: prop.name,
    type,
    ...several(plain),
    ...(keys.length > 0 && { breakpoints: { keys, ...several(perBreakpoint) } }),
    // Comments put defaults with special characters between backticks, for TSDoc.
    ...(prop.defaultValue && { default: prop.defaultValue.replace(/^`|`$/g, '') }),
    required: prop.isRequired,
    classes: prop.pattern,
    description: prop.comment,
    ...(prop.since && { since: prop.since }),
    ...(prop.deprecated !== undefined && { deprecated: prop.deprecated }),
  };
}
