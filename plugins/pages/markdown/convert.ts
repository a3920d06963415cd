import type { Element, Nodes, Root } from 'hast';
import type { Handle } from 'hast-util-to-mdast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Page } from '../page.ts';
import { element, find, hasClass, isElement, text, textOf } from './html.ts';
import { reshaped } from './reshape.ts';

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

/** Where sources of pages are that are neither documents nor posts, in any language. */
const PAGES = /(?:^src|docusaurus-plugin-content-pages)\//;

/**
 * The content of a page: of a document or a post, what it is written in, without breadcrumbs and links to others.
 *
 * @throws If the page has none.
 */
function contentOf({ file, html, source = '' }: Page): Element {
  const tree = fromParse5(parse(html, { scriptingEnabled: false })) as Root;
  const isPage = PAGES.test(source);
  const content = find(tree, (one) =>
    isPage ? isElement(one, 'main') : hasClass(one, 'markdown'),
  );
  if (content) return content;
  const wanted = isPage ? '<main>' : 'element of the class "markdown"';
  throw new Error(
    `${file}: there is no ${wanted} with the content of ${source}. Add it, or change plugins/pages/markdown/convert.ts if Docusaurus now names it differently.`,
  );
}

/**
 * The text of a page as Markdown, with its title, its description as a quote and its address first.
 *
 * @throws If the page has no content.
 */
export function markdownOf(page: Page, address: string): string {
  const { title, description } = page;
  const root: Root = {
    type: 'root',
    children: [
      element('h1', [text(title)]),
      element('blockquote', [element('p', [text(description)])]),
      element('p', [text('Page: '), element('a', [text(address)], { href: address })]),
      ...reshaped(contentOf(page).children),
    ],
  };
  makeAbsolute(root, address);
  return writer.stringify(writer.runSync(root));
}
