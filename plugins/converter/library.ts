import type { Library, LibraryProp } from '../../convert/src/from/library.ts';
import type ts from 'typescript';
import { catalogue, type Prop } from '../library/catalogue.ts';
import { exportsOf, libraryProgram } from '../library/program.ts';
import { recordText } from './text.ts';

/** What a prop takes; a type with content or an object may have any value. */
function propOf({ type, values }: Pick<Prop, 'type' | 'values'>): LibraryProp {
  const isOpen = /ReactNode|HTMLElement|string(?!')/.test(type);
  const keys = values.flatMap((value) => (typeof value === 'object' ? Object.keys(value) : []));
  return {
    values: isOpen ? [] : values.filter((value) => typeof value !== 'object'),
    breakpoints: [...new Set(keys)],
  };
}

const propsOf = (props: readonly Pick<Prop, 'name' | 'type' | 'values'>[]) =>
  Object.fromEntries(props.map((prop) => [prop.name, propOf(prop)]));

/** The events of all elements, from React's types. */
function eventsOf(program: ts.Program): string[] {
  const types = program
    .getSourceFiles()
    .find(({ fileName }) => fileName.endsWith('/@types/react/index.d.ts'));
  const [, members = ''] =
    /interface DOMAttributes<T> \{(.*?)\n {4}\}/s.exec(types?.text ?? '') ?? [];
  const names = Array.from(members.matchAll(/^ {8}(on[A-Z]\w*)\?:/gm), ([, name = '']) => name);
  return names.filter((name) => !names.some((one) => name === `${one}Capture`)).toSorted();
}

/** What codemods know of the library, from its types. */
export function makeLibrary(): Library {
  const { components, helpers } = catalogue();
  const program = libraryProgram();
  return {
    exports: exportsOf(program.getTypeChecker(), program).map(({ name }) => name),
    events: eventsOf(program),
    flat: Object.fromEntries(
      components
        .filter(({ name, label }) => name !== label)
        .map(({ name, label }) => [name, label]),
    ),
    helpers: propsOf(helpers),
    components: Object.fromEntries(
      components.map(({ label, takesHelpers, props }) => [
        label,
        { takesHelpers, props: propsOf(props) },
      ]),
    ),
  };
}

/** The text of `convert/src/from/library.generated.ts`. */
export function libraryText(): string {
  const { exports, events, flat, helpers, components } = makeLibrary();
  return [
    "import type { Library } from './library.ts';\n",
    '// Made by `npm run mapping` from the types of the library. A test says when it has to be made anew.',
    `export const LIBRARY: Library = {\nexports: ${JSON.stringify(exports.toSorted())},`,
    `events: ${JSON.stringify(events)},`,
    `flat: ${JSON.stringify(flat)},`,
    `helpers: ${recordText(helpers)},\ncomponents: ${recordText(components)},\n};\n`,
  ].join('\n');
}
