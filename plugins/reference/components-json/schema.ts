import { z } from 'zod';
import { addressOf } from './address.ts';

const text = (description: string) => z.string().min(1).describe(description);
const texts = (description: string) => z.array(z.string().min(1)).describe(description);
const address = (description: string) =>
  z
    .string()
    .regex(/^https?:\/\//)
    .describe(`${description} An absolute address.`);

const values = (description: string) =>
  z
    .array(z.union([z.string(), z.number(), z.boolean()]))
    .min(2)
    .optional()
    .describe(
      `${description} Missing if there is only one, or if their number is infinite. \`false\`, which is the same as to omit ` +
        'the prop, is not among them.',
    );

/** What releases say of components, parts and props. */
const HISTORY = {
  since: text(
    'The release that brought it, or `the next release`. Missing if it has always been there, and for a prop if it is as old as its component.',
  ).optional(),
  deprecated: z
    .string()
    .optional()
    .describe('What to use instead, in Markdown. Missing unless it is deprecated.'),
};

const Prop = z
  .strictObject({
    name: text('What you write in JSX: `fullwidth`.'),
    type: text(
      'Its TypeScript type, as the API page shows it: a range of numbers in short, such as `1 to 12`, and the type of one ' +
        'value if it may be another one per breakpoint.',
    ),
    values: values('Every value that it accepts.'),
    breakpoints: z
      .strictObject({
        keys: texts('The keys of the object.').min(1),
        values: values('Every value that a key accepts.'),
      })
      .optional()
      .describe(
        'The object that it accepts instead of one value, such as `{ base: 1, tablet: 2 }`. Missing if it is the same at ' +
          'every width.',
      ),
    default: text(
      'What it is if you omit it: code, or a description in words. Missing if that is `undefined`.',
    ).optional(),
    required: z.boolean().describe('Whether TypeScript reports an error without it.'),
    classes: texts(
      "Bulma's classes that it sets, in which `{value}` and `{breakpoint}` are what you set: `is-{value}`. Empty if it " +
        'sets none.',
    ),
    description: text('What it does, in Markdown.'),
    ...HISTORY,
  })
  .meta({ id: 'Prop', description: 'A prop of a component.' });

const HelperProp = Prop.extend({
  group: text('What it is about: `spacing`, `typography`.'),
}).meta({ id: 'HelperProp', description: 'A prop that almost all components accept.' });

const ELEMENT = {
  name: text('As you write it in JSX: `Card`, and for a part `Card.Header`.'),
  import: text(
    'The line that imports it. A part comes with its component too, except in server components, which need this line.',
  ),
  sentence: text('What it is, in one sentence of Markdown.'),
  ...HISTORY,
  element: text(
    'The HTML element that it renders, all attributes of which it accepts. Missing if it renders none of its own.',
  ).optional(),
  within: texts(
    'The components that have to be around it, from the outside in. Empty if it can be anywhere.',
  ),
  classes: texts("Bulma's classes that it has without any prop."),
  helperProps: z.boolean().describe('Whether it accepts `helperProps`, which are listed once.'),
  props: z
    .array(Prop)
    .describe('Its props, without helper props and without the attributes of its element.'),
};

const Part = z
  .strictObject({ ...ELEMENT, route: address('Its section on the API page.') })
  .meta({ id: 'Part', description: 'A part of a component, such as `Card.Header`.' });

const Variables = z.strictObject({
  own: z
    .array(z.strictObject({ name: text('`--bulma-box-padding`'), value: text('What Bulma sets.') }))
    .describe('Those that you can set on the component, in `style` or in a rule for its element.'),
  theme: texts("Those of Bulma's theme that it reads."),
});

const Key = z.strictObject({
  keys: text('The keys: `Enter, Space`.'),
  action: text('What they do, in Markdown.'),
});

const Component = z
  .strictObject({
    ...ELEMENT,
    group: text('The label of its group: `Elements`.'),
    bulma: address("Its page in Bulma's documentation. Missing if it has none.").optional(),
    parts: z
      .array(Part)
      .describe('Its parts, such as `Card.Header`, in the order in which people use them.'),
    variables: Variables.describe('The CSS variables of its part of Bulma.'),
    keyboard: z
      .array(Key)
      .min(1)
      .optional()
      .describe('What keys do, each row proven by a test. Missing if it has no keys of its own.'),
    demos: texts('Keys of `demos`: those on its Usage page first, then others that use it.'),
    recipes: texts('Keys of `recipes`: those that use it.'),
    routes: z
      .strictObject({
        usage: address('When and how to use it. Missing for a helper.').optional(),
        api: address('All its props and classes.'),
      })
      .describe('Its pages.'),
  })
  .meta({ id: 'Component', description: 'A component with its parts.' });

const DEMO = {
  title: text('What it shows.'),
  route: address('Where the docs show it with its code.'),
  alone: address('A page that has only what the demo renders.'),
  tsx: text('Its file: one module that imports `react` and `bulmatic`.'),
  html: text('The HTML that it renders at first.'),
};

const Demo = z
  .strictObject(DEMO)
  .meta({ id: 'Demo', description: 'A small module that shows one idea.' });

const Recipe = z
  .strictObject({
    ...DEMO,
    tsx: text('Its file: one module, which may import another package besides.'),
    description: text('What it is and what it can do, in one sentence.'),
  })
  .meta({ id: 'Recipe', description: 'A whole piece of an app to copy.' });

const PieceProp = z.strictObject({
  name: text('As you write it in JSX.'),
  type: text('As you write it in TypeScript, with the type parameters of the component.'),
  required: z.boolean().describe('Whether TypeScript reports an error without it.'),
  description: text('What it does.'),
});

const PieceComponent = z.strictObject({
  name: text('As you write it in JSX: `DatePicker`.'),
  props: z.array(PieceProp).describe('Its own props.'),
  extends: texts('The types whose props it has too.'),
});

const Piece = z
  .strictObject({
    title: text('Its name in words.'),
    description: text('What it is and what it can do, in one sentence.'),
    route: address('Its page, with demos, keys and code.'),
    registry: address('What `npx shadcn add` takes: a file with its code.'),
    files: texts('The files that it puts into an app, by their paths there.'),
    dependencies: texts('The packages that it needs, with their versions: `bulma@^1.0.4`.'),
    pieces: texts('Keys of `pieces`: those that it brings along.'),
    components: z.array(PieceComponent).describe('The components in its files.'),
  })
  .meta({ id: 'Piece', description: 'A component beyond Bulma, as files that a command adds.' });

/** What `components.json` contains. */
export const File = z.strictObject({
  $schema: address('The schema of this file.'),
  name: text('The name of the npm package.'),
  version: text('Its version, which this file describes.'),
  bulma: text('The version of Bulma that it was made and tested with.'),
  components: z.array(Component).min(1).describe('All components, group by group.'),
  helperProps: z
    .array(HelperProp)
    .min(1)
    .describe('The props that every component with `helperProps: true` accepts.'),
  demos: z.record(z.string(), Demo).describe('Demos, by the keys that components name.'),
  recipes: z.record(z.string(), Recipe).describe('Recipes, by the keys that components name.'),
  pieces: z.record(z.string(), Piece).describe('Pieces, by the names of their folders.'),
});

export type PartEntry = z.infer<typeof Part>;
export type ComponentEntry = z.infer<typeof Component>;
export type PieceEntry = z.infer<typeof Piece>;
export type DemoEntry = z.infer<typeof Demo>;
export type ComponentsFile = z.infer<typeof File>;

/** The address of the schema, which is its id. */
export const SCHEMA_ADDRESS = addressOf('/components.schema.json');

/** The JSON Schema of `components.json`, in the draft of 2020-12. */
export function componentsSchema() {
  const { $schema, ...schema } = z.toJSONSchema(File);
  return {
    $schema,
    $id: SCHEMA_ADDRESS,
    title: 'Components of Bulmatic',
    description:
      'Everything that the docs of Bulmatic say about its components, for programs to read. All addresses are absolute.',
    ...schema,
  };
}
