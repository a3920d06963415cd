import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copiedOf, pieces, recipes } from './copied.ts';

test.for([
  ['pieces', pieces, 'Combobox'],
  ['recipes', recipes, 'Login'],
] as const)('The %s are listed by title, each with a description', ([, list, title]) => {
  const all = list();
  const titles = all.map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(titles).toContain(title);
  for (const { description } of all) expect(description).toMatch(/^[A-Z\d].{60,160}\.$/);
});

test('What its front matter says is read as YAML', () => {
  const page = "---\ntitle: 'A user''s page' # Soon\ndescription: >-\n  What it\n  is.\n---\n";
  expect(copiedOf('recipe', 'user', page)).toEqual({
    name: 'user',
    title: "A user's page",
    description: 'What it is.',
  });
});

/** The texts of the pages that are no recipes. */
const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx') && !file.startsWith('recipes/'))
  .map((file) => readFileSync(`docs/${file}`, 'utf8'));

test.for(recipes())('At least two pages elsewhere lead to the recipe $title', ({ name }) => {
  const leading = pages.filter((text) => text.includes(`/recipes/${name}/index.mdx)`));
  expect(leading.length).toBeGreaterThanOrEqual(2);
});

test.for(pieces())('Choosing a component leads to the piece $title', ({ name }) => {
  const guide = readFileSync('docs/guides/choosing-a-component.mdx', 'utf8');
  expect(guide).toContain(`(../pieces/${name}/index.mdx)`);
});

test('No page denies what a recipe offers', () => {
  const offers = recipes().map(({ title }) => title.toLowerCase().replace(/s$/, ''));
  const questions = pages.flatMap((text) =>
    [...text.matchAll(/^## (.+)\n+No\b/gm)].map(([, question = '']) => question.toLowerCase()),
  );
  expect(questions).toContain('do i need sass? {/* #sass */}');
  expect(questions.filter((question) => offers.some((one) => question.includes(one)))).toEqual([]);
});
