import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { ROOT } from '../../base/root.ts';
import { markdownOf } from './convert.ts';
import { writeMarkdown } from './markdown.ts';

const ADDRESS = 'https://example.com/docs/page';

const pageOf = (html: string, source: string) => ({
  ...{ file: 'page.html', path: 'docs/page', source, html },
  ...{ title: 'Title', description: 'What it is.', isHidden: false },
});

/** The Markdown of a document with some content, below its title, description and address. */
function converted(content: string): string {
  const html = `<main><nav>Way</nav><div class=markdown><h1>Title</h1>${content}</div></main>`;
  const markdown = markdownOf(pageOf(html, 'docs/page.mdx'), ADDRESS);
  const start = `# Title\n\n> What it is.\n\nPage: <${ADDRESS}>\n`;
  expect(markdown.slice(0, start.length)).toBe(start);
  return markdown.slice(start.length).trim();
}

const code = (text: string, language: string) =>
  `<pre><code data-code=12345678.${language}><span>${text}</span></code></pre>`;

test('A demo becomes its TSX, without what runs and without its HTML', () => {
  const demo = `<div id=demo-basic class=demo_abc><div class="bulma-stage"><pre>Running</pre></div><div class=tabs-container>
    <div role=tablist><button>TSX</button><button>HTML</button></div><a href=/demos/basic>Open alone</a>
    <div role=tabpanel>${code('&lt;Button /&gt;\n', 'tsx')}<button>Show all</button></div>
    <div role=tabpanel hidden><noscript>${code('button', 'html')}</noscript></div></div></div>`;
  expect(converted(demo)).toBe('```tsx title="basic.demo.tsx"\n<Button />\n```');
});

test('Of the commands for package managers, the one for npm stays', () => {
  const tabs = `<div class="theme-tabs-container tabList_abc"><ul role=tablist><li>npm<li>pnpm</ul><div>
    <div role=tabpanel>${code('npm i', 'bash')}</div><div role=tabpanel hidden>${code('pnpm i', 'bash')}</div></div></div>`;
  expect(converted(tabs)).toBe('```bash\nnpm i\n```');
});

test('Other tabs all stay, each below its label', () => {
  const tabs =
    '<div class=theme-tabs-container><ul role=tablist><li>One<li>Two</ul><div><div><p>First</div><div hidden><p>Second</div></div></div>';
  expect(converted(tabs)).toBe('**One**\n\nFirst\n\n**Two**\n\nSecond');
});

test('A block of code keeps its language and the name of its file', () => {
  const block = `<div class=block_abc><div class=title_abc>src/a.ts</div><div class=content_abc>${code('a', 'ts')}<button>Copy</button></div></div>`;
  expect(converted(block)).toBe('```ts title="src/a.ts"\na\n```');
});

test('An admonition becomes a quote with a bold label', () => {
  const box =
    '<div class="theme-admonition theme-admonition-tip"><div class=heading><svg></svg>tip</div><div><p>Text</div></div>';
  expect(converted(box)).toBe('> **Tip**\n>\n> Text');
});

test('A table of props stays a table, whose names are not links to themselves', () => {
  const table =
    '<table><thead><tr><th>Prop<th>Type<tbody><tr><td><a class=prop-name href=#a-b id=a-b><code>b</code></a><small class=prop-required>required</small><td><code>1</code> | <code>2</code></table>';
  expect(converted(table)).toBe('| Prop | Type |\n| - | - |\n| `b` (required) | `1` \\| `2` |');
});

test('A cell names the classes that only styles keep apart one after the other', () => {
  const table =
    '<table><thead><tr><th>Class<tbody><tr><td><code>a</code> <code>b</code><tr><td><div>One of <a href=/a>A</a></div><div>Two</div></table>';
  expect(converted(table)).toBe(
    '| Class |\n| - |\n| `a`; `b` |\n| One of [A](https://example.com/a); Two |',
  );
});

test('Terms and the cards of a gallery become lists with one line each', () => {
  const terms = '<dl><div><dt><code>rounded</code><dd><code>is-rounded</code></div></dl>';
  expect(converted(terms)).toBe('- `rounded`: `is-rounded`');
  const cards =
    '<ul><li><div inert><iframe></iframe></div><h2><a href=/a>A</a></h2><p>What it is.<li><div><h3>B</h3></div><div class=bulma-stage><p>Running</p></div></ul>';
  expect(converted(cards)).toBe('- [A](https://example.com/a): What it is.\n- B');
});

test('What opens details becomes a bold line', () => {
  const details = '<details><summary>Why?</summary><p>Because.</details>';
  expect(converted(details)).toBe('**Why?**\n\nBecause.');
});

test('The title of a component has its import in a block of code, and links', () => {
  const header =
    "<header><p>A sentence.<p class=links_abc><code>import { B } from 'b';</code><a href=/source>Source</a></p><nav><a href=/usage aria-current=page>Usage</a><a href=/api>API</a></nav></header>";
  expect(converted(header)).toBe(
    "A sentence.\n\n```tsx\nimport { B } from 'b';\n```\n\n- [API](https://example.com/api)\n- [Source](https://example.com/source)",
  );
});

test('Links are absolute, images keep their text, and what only scripts need is left out', () => {
  const content =
    '<h2 id=a>A<a class=hash-link href=#a>#</a></h2><p><a href=#a>Up</a> <a href=other?b#c>Other</a><!-- --> <img src=/a.png alt=Cat></p><button>Press</button>';
  expect(converted(content)).toBe(
    `## A\n\n[Up](${ADDRESS}#a) [Other](https://example.com/docs/other?b#c) ![Cat](https://example.com/a.png)`,
  );
});

test('Pages that are neither documents nor posts are converted as a whole', () => {
  const page = pageOf('<main><h1>Title</h1><p>Text.</p></main>', 'src/pages/page.tsx');
  expect(markdownOf(page, ADDRESS)).toMatch(/\n\nText\.\n$/);
});

test.for([
  ['docs/page.mdx', '<main><h1>Title</h1></main>', 'element of the class "markdown"'],
  ['src/pages/page.tsx', '<div class=markdown></div>', '<main>'],
] as const)(
  'A page of %s whose content is not where it was stops the build, with its file and what to change',
  ([source, html, wanted]) => {
    expect(() => markdownOf(pageOf(html, source), ADDRESS)).toThrow(
      `page.html: there is no ${wanted} with the content of ${source}. Add it, or change plugins/pages/markdown/convert.ts`,
    );
  },
);

test('If no page of the site has a class that elements are told by, the build stops, with the file to change', async () => {
  const site = { siteDir: ROOT, outDir: tmpdir(), baseUrl: '/', plugins: [] };
  const pages = [pageOf('<div class=bulma-stage></div>', 'docs/page.mdx')];
  await expect(writeMarkdown(pages, site)).rejects.toThrow(
    /converter.* matches on no page\. .* change plugins\/pages\/markdown\/reshape\.ts/,
  );
});
