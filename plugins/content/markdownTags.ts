import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { inPage } from './inPage.ts';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Markdown in the place of a tag, by the values of its attributes and the path of its page. */
export type MakeMarkdown = (valueOf: (name: string) => string, page: string) => string;

/** The parts of MDX that this reads. */
type Tag = RootContent & {
  name?: string;
  attributes?: { type: string; name?: string; value?: unknown }[];
};

function contentOf(tag: Tag, page: VFile, make: MakeMarkdown): RootContent[] {
  const { attributes = [] } = tag;
  const valueOf = (name: string) => String(attributes.find((one) => one.name === name)?.value);
  return markdown.parse(inPage(page, tag, () => make(valueOf, page.path))).children;
}

/** Makes a remark plugin that puts Markdown, which the build knows, where a page has a tag of some name. */
export const markdownTags = (tags: Readonly<Record<string, MakeMarkdown>>) => () => {
  return (tree: Root, page: VFile) => {
    visit(tree, (node, index, parent) => {
      const tag = node as Tag;
      const make = tags[tag.name ?? ''];
      if (!make || !parent || index === undefined) return undefined;
      const content = contentOf(tag, page, make);
      parent.children.splice(index, 1, ...content);
      return index + content.length;
    });
  };
};

/** A table in Markdown. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}
