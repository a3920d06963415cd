import { existsSync, readFileSync } from 'node:fs';
import { landmarksAlike } from './axe.ts';
import { expect } from './fixtures.ts';
import { LOOKS } from './guide.ts';
import { loadFrames, open } from './page.ts';
import { expectFine, openRecipe, recipes } from './copied.ts';
import { LONG } from './samples.ts';
import { test } from './tab.ts';

const sourceOf = (name: string) => readFileSync(`docs/recipes/${name}/${name}.demo.tsx`, 'utf8');

test('There are at least 15 recipes, each tested in use', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(15);
  for (const name of recipes)
    expect(existsSync(`tests/site/long/recipes/${name}.spec.ts`)).toBe(true);
});

/** Those with all kinds of landmarks. */
for (const name of ['app-shell', 'article', 'landing-page']) {
  test(`Each landmark of the page of ${name} and of its frame has a name of its own`, async ({
    page,
  }) => {
    await open(page, `/docs/recipes/${name}`);
    await loadFrames(page);
    expect(await landmarksAlike(page)).toEqual([]);
  });
}

for (const name of recipes) {
  test(`The recipe ${name} writes no class by hand, but uses components and their props`, () => {
    expect(sourceOf(name)).not.toMatch(/className|classList/);
    expect(sourceOf(name)).toContain("from 'bulmatic'");
  });

  test(
    `The recipe ${name} hydrates without a complaint, fits a phone, and axe finds nothing`,
    LONG,
    async ({ page, complaints }) => {
      await openRecipe(page, name);
      await expectFine(page, LOOKS);
      expect(complaints).toEqual([]);
    },
  );
}
