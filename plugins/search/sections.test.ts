import { expect, test } from 'vitest';
import { searchedText } from './search.ts';
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

test('Code and its title, buttons, demos and ways to them, and what only screen readers hear are not its text', () => {
  const html = page(
    '<pre>code</pre><button>Copy</button><div class="bulma-stage x">Demo</div><span class=visually-hidden>Hidden</span><div class=ways_x>Open alone</div><div class=codeBlockTitle_x>src/App.tsx</div><p>Text.</p>',
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
