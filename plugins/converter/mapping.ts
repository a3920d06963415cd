import type { JsxLiteral } from '../../convert/src/jsx.ts';
import { classesOfShape, type Mapping } from '../../convert/src/mapping.ts';
import { catalogue } from '../library/catalogue.ts';
import { library } from '../base/library.ts';
import { accepted } from './accepted.ts';
import { attributeNames } from './attributeNames.ts';
import { displays } from './displays.ts';
import { packMapping } from './pack.ts';
import { shapesOf } from './shapes.ts';
import { linesText, recordText } from './text.ts';

/** What the converter knows of the library, found by running it. */
export function makeMapping(): Mapping {
  const all = catalogue();
  const running = library();
  const helpers: Record<string, Record<string, JsxLiteral>> = {};
  for (const { name, yields, breakpoints } of all.helpers) {
    const every = [...yields, ...breakpoints.flatMap((one) => one.yields)];
    const single = every.filter(({ classes }) => classes.length === 1);
    helpers[name] = Object.fromEntries(
      single.map(({ classes: [one = ''], value }) => [one, value]),
    );
  }
  const shapes = all.components.flatMap((component) => shapesOf(running, all, component));
  const known = new Set([
    ...shapes.flatMap(classesOfShape),
    ...Object.values(helpers).flatMap((values) => Object.keys(values)),
  ]);
  const labels = new Set(shapes.map(({ label }) => label));
  return {
    shapes,
    props: Object.fromEntries(
      all.components
        .filter(({ label }) => labels.has(label))
        .map(({ label, props }) => [label, props.map(({ name }) => name).join(' ')]),
    ),
    helpers,
    displays: displays(),
    otherClasses: all.bulmaClasses.filter((name) => !known.has(name)),
    attributes: attributeNames(),
    ...accepted(),
  };
}

/** The text of `convert/src/mapping.generated.ts`. */
export function mappingText(): string {
  const {
    shapes,
    props,
    helpers,
    displays: all,
    otherClasses,
    attributes,
    accepted: elements,
    declarations,
  } = packMapping(makeMapping());
  return [
    "import type { PackedMapping } from './packed.ts';\n",
    '// Made by `npm run mapping` from the library and Bulma. A test says when it has to be made anew.',
    `export const PACKED: PackedMapping = {\nshapes: [${linesText(shapes.map((shape) => JSON.stringify(shape)))}\n],`,
    `props: ${recordText(props)},\nhelpers: ${recordText(helpers)},\ndisplays: ${recordText(all)},`,
    `otherClasses: ${JSON.stringify(otherClasses)},`,
    `attributes: {\nhtml: ${recordText(attributes.html)},\nsvg: ${recordText(attributes.svg)},\n},\naccepted: ${recordText(elements)},\ndeclarations: ${recordText(declarations)},\n};\n`,
  ].join('\n');
}
