import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { codeSource } from './code.ts';
import highlightFences from './fences.ts';
import { highlight } from './html.ts';
import { dark, light, stylesheet } from './theme.ts';

const PATH = new URL('../../../docs/intro.mdx', import.meta.url).pathname;

/** What a fence becomes. */
function fence(language: string, meta: string, value: string) {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${language}`] },
    children: [{ type: 'text', value }],
    data: { meta } as Element['data'],
    position: { start: { line: 7, column: 1 }, end: { line: 9, column: 4 } },
  };
  const pre: Element = { type: 'element', tagName: 'pre', properties: {}, children: [code] };
  const tree: Root = { type: 'root', children: [pre] };
  highlightFences()(tree, new VFile({ path: PATH }));
  return tree.children[0] as MdxJsxFlowElementHast;
}

test('Code has one element for all that follows one another in one color, and nothing of it is taken for HTML', () => {
  expect(highlight('if (a)\n  (b);', 'tsx')).toBe(
    '<span class="code-keyword">if </span>(a)\n  (b);',
  );
  expect(highlight('<b id="x" />', 'tsx')).toBe(
    '<span class="code-tag">&lt;b </span><span class="code-number">id</span>' +
      '<span class="code-string">="x" </span><span class="code-tag">/&gt;</span>',
  );
  const html = highlight('<b title="x">a &amp; b</b>', 'html');
  expect(html).not.toContain('<b');
  expect(html.replace(/<[^>]+>/g, '')).toBe('&lt;b title="x"&gt;a &amp;amp; b&lt;/b&gt;');
});

test('Text between tags is text, even if it has words of the language', () => {
  const html = highlight('<b>one with two</b>', 'tsx');
  expect(html).toContain('one with two');
  expect(html).not.toContain('code-keyword');
});

test('Code in a language that has no parts is shown as it is', () => {
  expect(highlight('a < b', 'text')).toBe('a &lt; b');
});

test('Code in an attribute has the colors of code, not that of the tag', () => {
  expect(highlight('<B on={a} />', 'tsx')).toContain('={a} <span');
});

test('A marked line has the parts of a comment that are in it, and an empty line stays empty', () => {
  const comment = (text: string) => `<span class="code-comment">${text}</span>`;
  expect(highlight('/* a\n\nb */', 'ts', [3])).toBe(
    `${comment('/* a')}\n\n<mark>${comment('b */')}</mark>`,
  );
});

test('Each color of both themes is a variable, with a class that has it', () => {
  const css = stylesheet();
  for (const { styles } of [light, dark]) {
    for (const { types, style } of styles) {
      expect(css).toContain(`--code-${types[0]}: ${style.color};`);
      expect(css).toContain(`.code-${types[0]} { color: var(--code-${types[0]}); }`);
    }
  }
});

test('Languages that the library lacks have colors', () => {
  expect(highlight('npm ci # now', 'bash')).toContain('code-comment');
  expect(highlight('@use "x";', 'scss')).toContain('code-keyword');
  expect(highlight('-a\n+b', 'diff')).toContain('code-string');
});

test('A fence becomes HTML with its title and its marked lines, and without the line break at its end', () => {
  const { name, attributes } = fence('text', 'title="src/a.txt" {2-3}', 'a\nb\nc\n');
  expect(name).toBe('pre');
  expect(attributes).toMatchObject([
    { name: 'code', value: { value: codeSource('a\n<mark>b</mark>\n<mark>c</mark>', 'text') } },
    { name: 'title', value: 'src/a.txt' },
  ]);
});

test('Code has a name of its own, which ends in its language', () => {
  const code = JSON.parse(codeSource('<b>"a"</b>', 'html')) as Record<string, string>;
  expect(code.html).toBe('<b>"a"</b>');
  expect(code.id).toMatch(/^\w{8}\.html$/);
  expect(codeSource('other')).not.toContain(code.id!.slice(0, 8));
});

test('A language that is not known is named by document and line, with those that are', () => {
  expect(() => fence('cobol', '', 'STOP RUN.')).toThrow(
    /docs\/intro\.mdx:14: The language "cobol" is unknown; use one of: bash, css,/,
  );
});
