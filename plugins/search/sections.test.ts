import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { ROOT } from '../base/root.ts';
import { searchedText, writeSearch } from './search.ts';
import { readText } from './sections.ts';

const page = (content: string) =>
  `<html><head><meta name=description content="What it is."><body><nav>Way</nav><main><h1>Title</h1>${content}</main>`;

test('A page is read section by section, below its headings', () => {
  const html = page('<p>First.</p><h2 id=one>One<a class=hash-link>#</a></h2><p>Second.</p>');
  const { title, description, sections } = readText(html);
  expect({ title, description }).toEqual({ title: 'Title', description: 'What it is.' });
  expect(sections.map(({ heading, hash, text }) => [heading, hash, text.trim()])).toEqual([
    ['', '', 'First.'],
    ['One', 'one', 'Second.'],
  ]);
});

test('Code, buttons, demos and ways to them, and what only screen readers hear are not its text', () => {
  const html = page(
    '<pre>code</pre><button>Copy</button><div class="bulma-stage x">Demo</div><span class=visually-hidden>Hidden</span><div class=ways_x>Open alone</div><p>Text.</p>',
  );
  expect(readText(html).sections.map(({ text }) => text.trim())).toEqual(['Text.']);
});

test('Lists of posts, pages of demos and the search itself are not searched', () => {
  const html = page('<p>Text.</p>');
  const left = ['404', 'search', 'blog', 'blog/tags/react', 'demos/elements/button/basic'];
  for (const path of left) expect(searchedText(path, html), path).toBeUndefined();
  expect(searchedText('blog/welcome', html)).toBeDefined();
});

test('The class index is found by its name, and its rows by the classes', () => {
  expect(searchedText('docs/guides/bulma-classes', page('<p>is-a</p>'))?.sections).toEqual([]);
});

test('If no page of the site has a class that is skipped, the build stops, with the file to change', async () => {
  const pages = [{ path: 'a', html: page('<div class=bulma-stage></div>') }];
  await expect(writeSearch(pages, { siteDir: ROOT, outDir: tmpdir() })).rejects.toThrow(
    /converter.* matches on no page\. .* change plugins\/search\/sections\.ts/,
  );
});
