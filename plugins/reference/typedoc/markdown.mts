import {
  ReflectionKind,
  type CommentDisplayPart,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
} from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { commentOf } from './reflections.mts';

/** Makes text fit into one cell of a Markdown table. */
const cell = (text: string) =>
  text
    .replace(/\r?\n+/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')
    .trim();

export const code = (source: string) => '```ts\n' + source + '\n```';

/** An anchor: `button-size`. */
export const slug = (...parts: string[]) => parts.join('-').toLowerCase();

/** A heading with an anchor that does not depend on its wording. */
export const heading = (level: number, text: string, anchor: string) =>
  `${'#'.repeat(level)} ${text} {/* #${anchor} */}`;

export const anchorOf = (context: MarkdownThemeContext, reflection: Reflection) =>
  context.router.getAnchor(reflection) ?? reflection.name.toLowerCase();

export const text = (context: MarkdownThemeContext, parts: CommentDisplayPart[] = []) =>
  context.helpers.getCommentParts(parts);

const known = new WeakMap<ProjectReflection, Map<string, Reflection>>();

/** The declarations that have a heading of their own, by name. */
function documented({ page: { project }, router }: MarkdownThemeContext) {
  const last = known.get(project);
  if (last) return last;
  const all = project
    .getReflectionsByKind(ReflectionKind.All & ~ReflectionKind.TypeParameter)
    .filter((one) => router.hasUrl(one));
  const byName = new Map(all.toReversed().map((one) => [one.name, one]));
  known.set(project, byName);
  return byName;
}

/** A type as Markdown: code, in which the types that have a section of their own are links to it. */
export function typeMarkdown(context: MarkdownThemeContext, type: string): string {
  const link = (name: string) => {
    const target = documented(context).get(name);
    return target ? `[\`${name}\`](${context.urlTo(target)})` : `\`${name}\``;
  };
  return (
    type
      // Only the members of a union at the top are separated, not those within a type's arguments.
      .split(/(?<=^[^<(]*) \| /)
      .map((member) =>
        member.replace(/\w+|\W+/g, (word) => (/^[A-Z]/.test(word) ? link(word) : `\`${word}\``)),
      )
      .map((member) => member.replaceAll('``', ''))
      .join(' \\| ')
  );
}

/** Everything under one tag of a comment, such as every `@see`. */
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
