import { isDeepStrictEqual } from 'node:util';
import type { JsxLiteral } from '../../convert/src/jsx.ts';
import type { Mapping } from '../../convert/src/mapping.ts';
import {
  suffixOf,
  unpackMapping,
  type PackedMapping,
  type PackedShape,
  type PackedValues,
} from '../../convert/src/packed.ts';

/** A class with `*` for its value and `@` for its breakpoint. */
function patternOf(name: string, text: string, breakpoint: string): string {
  const suffix = suffixOf(breakpoint);
  const start = breakpoint && name.endsWith(suffix) ? `${name.slice(0, -suffix.length)}@` : name;
  const at = text === 'true' ? -1 : start.lastIndexOf(text);
  return at < 0 ? start : `${start.slice(0, at)}*${start.slice(at + text.length)}`;
}

/** Puts what has the same key into one list. */
function grouped(entries: readonly (readonly [key: string, item: string])[]) {
  const groups = new Map<string, string[]>();
  for (const [key, item] of entries) groups.set(key, [...(groups.get(key) ?? []), item]);
  return [...groups];
}

/** Values by their classes, in as few lines as possible. */
function packValues(values: Readonly<Record<string, JsxLiteral>>): PackedValues {
  const entries = Object.entries(values).map(([name, value]) => {
    const [[breakpoint, one] = ['', value]] =
      typeof value === 'object' && value ? Object.entries(value) : [];
    const text = typeof one === 'string' ? one : JSON.stringify(one);
    return [`${patternOf(name, text, breakpoint)} ${breakpoint}`, text] as const;
  });
  const lines = grouped(entries).map(([key, texts]) => {
    const [pattern = '', breakpoint = ''] = key.split(' ');
    const list = texts.join(' ');
    return [list === 'true' ? pattern : `${pattern}: ${list}`, breakpoint] as const;
  });
  return grouped(lines).map(([line, breakpoints]) => {
    const list = breakpoints.filter(Boolean).join(' ');
    return list ? `${line} @ ${list}` : line;
  });
}

const isEmpty = (value: unknown) =>
  value === false || (typeof value === 'object' && value !== null && !Object.keys(value).length);

/** Leaves out what is empty in shapes and their elements. */
const stripped = (_: string, value: unknown): unknown => {
  const isWhole =
    typeof value === 'object' && value !== null && ('tag' in value || 'root' in value);
  if (!isWhole) return value;
  return Object.fromEntries(Object.entries(value).filter(([, one]) => !isEmpty(one)));
};

const packShape = ({ values, ...shape }: Mapping['shapes'][number]): PackedShape =>
  JSON.parse(
    JSON.stringify(
      { ...shape, values: values.map((one) => ({ ...one, values: packValues(one.values) })) },
      stripped,
    ),
  ) as PackedShape;

/** The mapping in its short form. */
export function packMapping(mapping: Mapping): PackedMapping {
  const packed: PackedMapping = {
    ...mapping,
    shapes: mapping.shapes.map(packShape),
    helpers: Object.fromEntries(
      Object.entries(mapping.helpers).map(([prop, values]) => [prop, packValues(values)]),
    ),
    otherClasses: mapping.otherClasses,
  };
  if (!isDeepStrictEqual(unpackMapping(packed), mapping))
    throw new Error('The mapping differs from what its short form says: look at packed.ts.');
  return packed;
}
