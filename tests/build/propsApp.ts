import type { PropEntry } from '../../plugins/library/propEntry.ts';
import type { ComponentEntry, PartEntry } from '../../plugins/reference/components-json/schema.ts';

type Entry = ComponentEntry | PartEntry;

/** A value for each kind of type that has no list of values, as it is written in JSX. */
const BY_TYPE: readonly (readonly [type: RegExp, written: string])[] = [
  [/^boolean\b/, '{true}'],
  [/^number$/, '{1}'],
  [/^string$/, '"text"'],
  [/^ReactNode$/, '{<b>text</b>}'],
  [/^Ref$/, '{() => {}}'],
  [/^RefObject<.*>$/, '{{ current: null }}'],
  [/^\(.*\) => string$/, "{() => 'text'}"],
  [/^\(.*\) => void$|^\w+EventHandler<.*>$/, '{() => {}}'],
  [/^readonly .*\[\]$/, "{['text']}"],
  [/^(NoInfer<)?(Choice)?Value\b/, '"text"'],
];

function anyOf({ name, type }: PropEntry): string {
  const [, written] = BY_TYPE.find(([one]) => one.test(type)) ?? [];
  if (written) return written;
  throw new Error(`The prop ${name} has the type ${type}: add a value for such types to BY_TYPE.`);
}

/** Each value of a prop, then its objects: each value for the first key, and one for each other key. */
function settings(prop: PropEntry): string[] {
  if (prop.type === 'ElementType') return [`{${prop.default}}`];
  const { keys, values = [true] } = prop.breakpoints ?? { keys: [] };
  const objects = keys.flatMap((key, index) =>
    values.slice(0, index === 0 ? undefined : 1).map((value) => ({ [key]: value })),
  );
  const written = [...(prop.values ?? []), ...objects].map((value) => `{${JSON.stringify(value)}}`);
  return prop.values ? written : [anyOf(prop), ...written];
}

function elementsOf({ name, props }: Pick<Entry, 'name' | 'props'>): string[] {
  const required = props.filter((prop) => prop.required);
  const element = (set: readonly string[]) => `<${[name, ...set].join(' ')} />`;
  const write = (prop: PropEntry) => `${prop.name}=${settings(prop)[0]}`;
  return [
    element(required.map(write)),
    ...props.flatMap((prop) => {
      const others = required.filter((one) => one !== prop).map(write);
      return settings(prop).map((setting) => element([...others, `${prop.name}=${setting}`]));
    }),
  ];
}

/** A module that sets each prop of a component and its parts to each of its values, with one element per line. */
export function propsApp(component: ComponentEntry, more: readonly PropEntry[] = []): string {
  const entries = [component, ...component.parts];
  const elements = [...entries, { name: component.name, props: [...more] }].flatMap(elementsOf);
  return [
    ...entries.map((entry) => entry.import),
    'export const app = [',
    ...elements.map((element, key) => `  ${element.replace(' ', ` key="${key}" `)},`),
    '];',
    '',
  ].join('\n');
}
