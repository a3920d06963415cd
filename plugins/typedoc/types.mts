import { ReflectionKind, type DeclarationReflection } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { anchorOf, code, heading, referenceTable, text, typeText } from './markdown.mts';
import { commentOf } from './reflections.mts';

/** Rows of props: name with its own link, type, default, and what it does. */
export function propsTable(context: MarkdownThemeContext, props: DeclarationReflection[]): string {
  const rows = props.map((prop) => {
    const anchor = anchorOf(context, prop);
    const comment = commentOf(prop);
    const deprecated = comment?.getTag('@deprecated');
    const defaultValue = text(context, comment?.getTag('@defaultValue')?.content).replace(
      /^```ts\n|\n```$/g,
      '',
    );
    return [
      `<PropName id="${anchor}" name="${prop.name}"${prop.flags.isOptional ? '' : ' required'} />`,
      typeText(context, prop.type),
      [
        text(context, comment?.summary),
        defaultValue && `Default: \`${defaultValue.replace(/^`|`$/g, '')}\`.`,
        deprecated && `**Deprecated:** ${text(context, deprecated.content)}`,
      ]
        .filter(Boolean)
        .join(' '),
    ];
  });
  return referenceTable(['Prop', 'Type', 'Description'], rows);
}

/** An exported type: what it is, and its members or its definition. */
export function typeSection(context: MarkdownThemeContext, type: DeclarationReflection): string[] {
  const own = (type.children ?? []).filter((member) => !member.inheritedFrom);
  return [
    heading(2, type.name, anchorOf(context, type)),
    text(context, commentOf(type)?.summary),
    own.length ? propsTable(context, own) : '',
    type.kindOf(ReflectionKind.TypeAlias) ? code(`type ${type.name} = ${String(type.type)};`) : '',
  ];
}
