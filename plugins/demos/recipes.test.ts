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
