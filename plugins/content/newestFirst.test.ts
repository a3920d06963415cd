import type { BlogPost } from '@docusaurus/plugin-content-blog';
import { expect, test } from 'vitest';
import { newestFirst } from './newestFirst.ts';

const post = (source: string, date: string, position?: number) =>
  ({
    metadata: { source, date: new Date(date), frontMatter: { position } },
  }) as unknown as BlogPost;

const sources = (posts: BlogPost[]) => posts.map(({ metadata }) => metadata.source);

test('The newest post is first, and posts of one day follow their position', () => {
  const old = post('old', '2026-01-01');
  const first = post('first', '2026-02-01', 1);
  const second = post('second', '2026-02-01', 2);
  expect(sources(newestFirst([first, old, second]))).toEqual(['second', 'first', 'old']);
});

test('Posts of one day without a position, or with the same one, stop the build', () => {
  const [a, b] = [post('a.mdx', '2026-02-01', 1), post('b.mdx', '2026-02-01')];
  expect(() => newestFirst([a, b])).toThrow('b.mdx: another post has the same date');
  expect(() => newestFirst([a, post('c.mdx', '2026-02-01', 1)])).toThrow('same date and position');
});
