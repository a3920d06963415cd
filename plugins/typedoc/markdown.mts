import type { CommentDisplayPart, DeclarationReflection, Reflection, SomeType } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { commentOf } from './reflections.mts';

/** Makes text fit into one cell of a Markdown table. */
const cell = (text: string) =>
  text
    .replace(/\r?\n+/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')
    .trim();

export const code = (source: string) => '```ts\n' + source + '\n```';

/** A heading with an anchor that does not depend on its words. */
export const heading = (level: number, text: string, anchor: string) =>
  `${'#'.repeat(level)} ${text} {/* #${anchor} */}`;

export const anchorOf = (context: MarkdownThemeContext, reflection: Reflection) =>
  context.router.getAnchor(reflection) ?? reflection.name.toLowerCase();

export const text = (context: MarkdownThemeContext, parts: CommentDisplayPart[] = []) =>
  context.helpers.getCommentParts(parts);

// TypeScript hands literals out in the order in which it first met them; these read better in their own.
const SIZES = ['small', 'normal', 'medium', 'large'];
const rank = (type: SomeType) => {
  if (type.type !== 'literal') return 0;
  return typeof type.value === 'number' ? type.value : SIZES.indexOf(String(type.value));
};

/** A type as Markdown, with links to the types that it names. */
export function typeText(context: MarkdownThemeContext, type: SomeType | undefined): string {
  if (!type) return '';
  if (type.type === 'literal' && typeof type.value === 'string') return `\`'${type.value}'\``;
  if (type.type === 'union') {
    const members = type.types.toSorted((a, b) => rank(a) - rank(b));
    return members.map((member) => typeText(context, member)).join(' \\| ');
  }
  const signature = type.type === 'reflection' ? type.declaration.signatures?.[0] : undefined;
  if (signature) {
    const parameters = signature.parameters?.map((one) => `${one.name}: ${String(one.type)}`) ?? [];
    return `\`(${parameters.join(', ')}) => ${String(signature.type)}\``;
  }
  // The theme begins long unions with a bar on a line of its own.
  const markdown = context.partials.someType(type).replace(/\s*\n\s*/g, ' ');
  return markdown.replace(/(^|\\<|\()\s*\\\| /g, '$1');
}

/** All that stands under one tag of a comment, such as every `@see`. */
export const tagged = (
  context: MarkdownThemeContext,
  reflection: DeclarationReflection,
  tag: `@${string}`,
) =>
  (commentOf(reflection)?.getTags(tag) ?? []).map((one) => ({
    name: one.name,
    text: text(context, one.content),
  }));

/**
 * A table of props or parameters. Each row has its own link, and the class lets the site lay rows out as blocks on
 * narrow screens.
 */
export function referenceTable(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))];
  const table = lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
  return `<div className="reference-table">\n\n${table}\n\n</div>`;
}

/** The sections that end every page: examples, what it throws, links. */
export function closingSections(
  context: MarkdownThemeContext,
  reflection: DeclarationReflection,
): string[] {
  const examples = tagged(context, reflection, '@example');
  const throws = tagged(context, reflection, '@throws');
  // TypeDoc makes one list of several links.
  const links = tagged(context, reflection, '@see').flatMap((one) =>
    one.text.split('\n').map((line) => line.replace(/^\s*- /, '').trim()),
  );
  const source = reflection.sources?.[0];
  if (source?.url) links.push(`[Source](${source.url}) of this module`);
  return [
    ...examples.flatMap((one) => [`## ${one.name ?? 'Example'}`, one.text]),
    throws.length ? '## Errors' : '',
    ...throws.map((one) => one.text),
    '## See also',
    links
      .filter(Boolean)
      .map((link) => `- ${link}`)
      .join('\n'),
  ];
}
