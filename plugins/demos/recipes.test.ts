import { expect, test } from 'vitest';
import { recipeOf, recipes } from './recipes.ts';

test('The recipes are listed by title, each with a description', () => {
  const all = recipes();
  const titles = all.map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(titles).toContain('Login');
  for (const { description } of all) expect(description).toMatch(/^[A-Z\d].{60,160}\.$/);
});

test('What its front matter says is read as YAML', () => {
  const page = "---\ntitle: 'A user''s page' # Soon\ndescription: >-\n  What it\n  is.\n---\n";
  expect(recipeOf('user', page)).toEqual({
    name: 'user',
    title: "A user's page",
    description: 'What it is.',
  });
});

test('A recipe without a title stops the build, naming its file', () => {
  expect(() => recipeOf('soup', '---\ndescription: None.\n---\n')).toThrow(
    'docs/recipes/soup/index.mdx: the front matter has no title. Add a line "title: ...".',
  );
});

test('A recipe whose front matter is no YAML stops the build, naming file and line', () => {
  expect(() => recipeOf('soup', '---\ntitle: Soup\ndescription: a: b\n---\n')).toThrow(
    'docs/recipes/soup/index.mdx:3: the front matter is not YAML: Nested mappings are not allowed in compact mappings. ' +
      'Correct it.',
  );
});
