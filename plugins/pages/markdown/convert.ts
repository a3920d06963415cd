import type { Element, Nodes, Root } from 'hast';
import type { Handle } from 'hast-util-to-mdast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { element, find, hasClass, isElement, text, textOf } from './html.ts';
import { reshaped } from './reshape.ts';

/** The text of a page for tools. */
export interface PageText {
  title: string;
  description: string;
  markdown: string;
}

/** Code with its language and the name of its file, which `reshaped` left in these attributes. */
const pre: Handle = (_, { properties, children }: Element) => ({
  type: 'code',
  lang: properties.language ? String(properties.language) : null,
  meta: properties.title ? `title="${String(properties.title)}"` : null,
  value: children.map(textOf).join('').trimEnd(),
});

const writer = unified()
  .use(rehypeRemark, { handlers: { pre } })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' });

/** Makes links and images work wherever the text is read. */
function makeAbsolute(tree: Nodes, address: string) {
  visit(tree, 'element', ({ properties }: Element) => {
    for (const name of ['href', 'src']) {
      const value = properties[name];
      if (typeof value === 'string') properties[name] = new URL(value, address).href;
    }
  });
}

const descriptionOf = (tree: Root) =>
  find(tree, ({ properties }) => properties.name === 'description')?.properties.content;

/**
 * The text of a page as Markdown, with its title, its description as a quote and its address first.
 *
 * @throws If the page has no title, description or content.
 */
export function markdownOf(file: string, html: string, address: string): PageText {
  const tree = fromParse5(parse(html, { scriptingEnabled: false })) as Root;
  const heading = find(tree, (one) => isElement(one, 'h1'));
  const description = descriptionOf(tree);
  const content =
    find(tree, (one) => hasClass(one, 'markdown')) ?? find(tree, (one) => isElement(one, 'main'));
  if (!heading || !content || typeof description !== 'string') {
    throw new Error(
      `${file}: there is no <h1>, <main> or description for the Markdown of this page. Add what is missing, or change plugins/pages/markdown/convert.ts if Docusaurus now names it differently.`,
    );
  }
  const title = textOf(heading);
  const root: Root = {
    type: 'root',
    children: [
      element('h1', [text(title)]),
      element('blockquote', [element('p', [text(description)])]),
      element('p', [text('Page: '), element('a', [text(address)], { href: address })]),
      ...reshaped(content.children),
    ],
  };
  makeAbsolute(root, address);
  return { title, description, markdown: writer.stringify(writer.runSync(root)) };
}
