import { ReflectionKind, type DeclarationReflection, type TypeParameterReflection } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import type { Prop } from '../catalogue/index.ts';
import { catalogueOf } from './catalogueOf.mts';
import { anchorOf, code, heading, referenceTable, slug, text, typeMarkdown } from './markdown.mts';
import { commentOf } from './reflections.mts';

/** What the comment of a prop says, with its default and whether it is deprecated. */
function description(context: MarkdownThemeContext, declared: DeclarationReflection, prop: Prop) {
  const comment = commentOf(declared);
  const deprecated = comment?.getTag('@deprecated');
  return [
    text(context, comment?.summary),
    prop.defaultValue && `Default: \`${prop.defaultValue.replace(/^`|`$/g, '')}\`.`,
    deprecated && `**Deprecated:** ${text(context, deprecated.content)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Rows of props: name with a link below an anchor, type, the classes that it yields, and what it does. */
export function propsTable(
  context: MarkdownThemeContext,
  anchor: string,
  declared: readonly DeclarationReflection[],
  props: readonly Prop[],
): string {
  const hasClasses = props.some(({ pattern }) => pattern.length > 0);
  const rows = props.map((prop) => {
    const one = declared.find(({ name }) => name === prop.name)!;
    const required = prop.isRequired ? ' required' : '';
    return [
      `<PropName id="${slug(anchor, prop.name)}" name="${prop.name}"${required} />`,
      typeMarkdown(context, prop.type),
      ...(hasClasses ? [prop.pattern.map((name) => `\`${name}\``).join(' ')] : []),
      description(context, one, prop),
    ];
  });
  const head = ['Prop', 'Type', ...(hasClasses ? ['Bulma class'] : []), 'Description'];
  return referenceTable(head, rows);
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

/** An exported type: what it is, and its members or its definition. */
export function typeSection(context: MarkdownThemeContext, type: DeclarationReflection): string[] {
  const own = (type.children ?? []).filter((member) => !member.inheritedFrom);
  const props = catalogueOf(context).helpers.filter((prop) =>
    own.some(({ name }) => name === prop.name),
  );
  return [
    heading(2, type.name, anchorOf(context, type)),
    text(context, commentOf(type)?.summary),
    props.length ? propsTable(context, 'prop', own, props) : '',
    type.kindOf(ReflectionKind.TypeAlias) ? definition(type) : '',
  ];
}
