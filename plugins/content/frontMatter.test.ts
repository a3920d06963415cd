import { expect, test } from 'vitest';
import { parseFrontMatter } from './frontMatter.ts';
import { modules } from '../library/modules.ts';

const parse = (frontMatter: Record<string, unknown>) =>
  parseFrontMatter({
    filePath: 'page.md',
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({ frontMatter, content: '{components}' }),
  });

const count = modules().filter(({ guide }) => guide).length;

test('In front matter, {components} becomes the number of components, without the functions', async () => {
  const { frontMatter } = await parse({
    title: '{components} of {components}',
    tags: ['{components}'],
    position: 3,
  });
  expect(frontMatter).toEqual({
    title: `${count} of ${count}`,
    tags: ['{components}'],
    position: 3,
  });
});

test('The text of a page stays as it is', async () => {
  expect((await parse({})).content).toBe('{components}');
});
