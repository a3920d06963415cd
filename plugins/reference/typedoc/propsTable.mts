import { ReflectionKind, type DeclarationReflection, type TypeParameterReflection } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import type { Prop } from '../../library/catalogue.ts';
import { sinceText } from '../../library/releases/releases.ts';
import { readableType } from '../../library/readableType.ts';
import { catalogueOf } from './catalogueOf.mts';
import { anchorOf, code, heading, referenceTable, slug, text, typeMarkdown } from './markdown.mts';
import { commentOf } from './reflections.mts';

const HEAD = ['Prop', 'Type', 'Default', 'Bulma class', 'Description'];

/** What the comment of a prop says, whether it is deprecated, since when it is there, and the way to a demo. */
function description(
  context: MarkdownThemeContext,
  declared: DeclarationReflection,
  since?: string,
  demo?: string,
) {
  const comment = commentOf(declared);
  const deprecated = comment?.getTag('@deprecated');
  return [
    text(context, comment?.summary),
    deprecated && `**Deprecated:** ${text(context, deprecated.content)}`,
    sinceText(since),
    demo && `[Demo](${demo})`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The type of a prop, and for a responsive one what its object form takes. */
function typeOf(context: MarkdownThemeContext, prop: Prop): string {
  const { type, keys } = readableType(prop);
  const shown = typeMarkdown(context, type);
  return keys.length ? `${shown}, or one per breakpoint: \`{ ${keys.join(', ')} }\`` : shown;
}

/** One row of a table of props, which may come without a doc comment in the library. */
export interface PropRow {
  name: string;
  type: string;
  defaultValue?: string;
  classes?: readonly string[];
  description: string;
  isRequired?: boolean;
}

/** Rows of props, with a link below an anchor each. */
export function propRows(anchor: string, rows: readonly PropRow[]): string {
  const cells = rows.map(({ name, type, defaultValue, classes = [], description, isRequired }) => [
    `<PropName id="${slug(anchor, name)}" name="${name}"${isRequired ? ' required' : ''} />`,
    type,
    defaultValue ? `\`${defaultValue.replace(/^`|`$/g, '')}\`` : '',
    classes.map((one) => `\`${one}\``).join(' '),
    description,
  ]);
  const isUsed = (column: number) => cells.some((row) => row[column]);
  const keep = (row: readonly string[]) => row.filter((_, column) => isUsed(column));
  return referenceTable(keep(HEAD), cells.map(keep));
}

/** What the catalogue and the doc comments say of some props. */
export function propRowsOf(
  context: MarkdownThemeContext,
  declared: readonly DeclarationReflection[],
  props: readonly Prop[],
  demoOf: (prop: string) => string | undefined = () => undefined,
): PropRow[] {
  return props.map((prop) => {
    const { name, defaultValue, isRequired, pattern, since } = prop;
    return {
      name,
      type: typeOf(context, prop),
      defaultValue,
      classes: pattern,
      description: description(
        context,
        declared.find((one) => one.name === name)!,
        since,
        demoOf(name),
      ),
      isRequired,
    };
  });
}

/** A type parameter as its author wrote it: `Element extends ElementType = ElementType`. */
const parameterText = ({ name, type, default: byDefault }: TypeParameterReflection) =>
  [name, type && `extends ${String(type)}`, byDefault && `= ${String(byDefault)}`]
    .filter(Boolean)
    .join(' ');

function definition({ name, typeParameters, type }: DeclarationReflection): string {
  const parameters = typeParameters?.length
    ? `<${typeParameters.map(parameterText).join(', ')}>`
    : '';
  return code(`type ${name}${parameters} = ${String(type)};`);
}

const HELPER_PROPS = '/docs/guides/helper-props';

/** An exported type: what it is, and its definition; helper props have a page of their own. */
export function typeSection(context: MarkdownThemeContext, type: DeclarationReflection): string[] {
  const { helpers } = catalogueOf(context);
  const hasHelpers = type.children?.some(({ name }) => helpers.some((prop) => prop.name === name));
  return [
    heading(2, type.name, anchorOf(context, type)),
    text(context, commentOf(type)?.summary),
    hasHelpers ? `All of them are on the page [Helper props](${HELPER_PROPS}).` : '',
    type.kindOf(ReflectionKind.TypeAlias) ? definition(type) : '',
  ];
}
