import { parse } from 'acorn';
import type { Program } from 'estree';
import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import parseRanges from 'parse-numeric-range';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { metaAttribute } from '../fences/meta.ts';
import { inPage } from '../inPage.ts';
import { codeSource } from './code.ts';
import { highlight } from './html.ts';

const isCode = (node?: ElementContent): node is Element =>
  node?.type === 'element' && node.tagName === 'code';

/** The language of a fence, which Markdown sets as a class: `language-tsx`. */
function languageOf({ properties }: Element): string {
  const names = Array.isArray(properties.className) ? properties.className.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}

function htmlOf(code: Element, language: string): string {
  const [text] = code.children;
  const source = text?.type === 'text' ? text.value.replace(/\n$/, '') : '';
  const [, marked = ''] = /\{([\d,-]+)\}/.exec(code.data?.meta ?? '') ?? [];
  return highlight(source, language, parseRanges(marked));
}

/** An attribute of an element in MDX whose value is an expression. */
const expression = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value,
    data: {
      estree: parse(`(${value})`, { ecmaVersion: 'latest', sourceType: 'module' }) as Program,
    },
  },
});

/**
 * Rehype plugin: highlights the fences of a page, and passes the code with its title to the component for `<pre>`.
 * `title="src/App.tsx" {5}` sets the title of the code, and marks its fifth line.
 *
 * @throws If the language of a fence is unknown.
 */
export default function highlightFences() {
  return (tree: Root, page: VFile) => {
    visit(tree, 'element', (pre: Element, index, parent) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || !isCode(code) || !parent) return;
      const title = metaAttribute(code.data?.meta, 'title');
      const language = languageOf(code);
      const html = inPage(page, code, () => htmlOf(code, language));
      const attributes = [expression('code', codeSource(html, language))];
      if (title) attributes.push({ type: 'mdxJsxAttribute', name: 'title', value: title });
      parent.children[index ?? 0] = {
        type: 'mdxJsxFlowElement',
        name: 'pre',
        attributes,
        children: [],
      };
    });
  };
}
