import { expect, test } from 'vitest';
import { recipeOf, recipes } from './recipes.ts';

test('The recipes are listed by title, each with a description', () => {
  const all = recipes();
  const titles = all.map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(titles).toContain('Login');
  for (const { description } of all) expect(description).toMatch(/^[A-Z\d].{60,160}\.$/);
});

test('A recipe without a title stops the build, naming its file', () => {
  expect(() => recipeOf('soup', '---\ndescription: None.\n---\n')).toThrow(
    'docs/recipes/soup/index.mdx: the front matter has no title. Add a line "title: ...".',
  );
});
