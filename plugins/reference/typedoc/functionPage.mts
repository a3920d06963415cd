import type { DeclarationReflection, SignatureReflection } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { closingSections, code, referenceTable, text, typeMarkdown } from './markdown.mts';
import { commentOf } from './reflections.mts';
import { typeSection } from './propsTable.mts';

/** Signature, parameters, result, types and links of a function. */
export function functionPage(context: MarkdownThemeContext, main: DeclarationReflection): string[] {
  const module = main.parent?.isDeclaration() ? main.parent : undefined;
  const types = (module?.children ?? []).filter((child) => child !== main);
  const signature = main.signatures?.[0];
  const parameters = (signature?.parameters ?? []).map((parameter) => [
    `\`${parameter.flags.isRest ? '...' : ''}${parameter.name}\``,
    typeMarkdown(context, String(parameter.type)),
    text(context, parameter.comment?.summary),
  ]);
  return [
    signature ? code(signatureText(signature)) : '',
    parameters.length ? '## Parameters' : '',
    parameters.length ? referenceTable(['Name', 'Type', 'Description'], parameters) : '',
    '## Returns',
    text(context, commentOf(main)?.getTag('@returns')?.content),
    ...types.flatMap((type) => typeSection(context, type)),
    ...closingSections(context, main),
  ];
}

function signatureText(signature: SignatureReflection): string {
  const parameters = (signature.parameters ?? []).map(
    ({ name, flags, type }) =>
      `${flags.isRest ? '...' : ''}${name}${flags.isOptional ? '?' : ''}: ${String(type)}`,
  );
  return `function ${signature.name}(${parameters.join(', ')}): ${String(signature.type)};`;
}
