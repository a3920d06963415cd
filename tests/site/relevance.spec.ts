import { expect, test } from './fixtures.ts';
import { open } from './page.ts';
import { QUERIES } from './queries.ts';
import { relevanceOf, type Answer } from './relevance.ts';

/** The shares of queries whose page must be first, and among the first three. */
const GOALS = { first: 0.85, three: 0.97 };

test('The search finds what people ask for: first in 85% of all queries, and among the first three in 97%', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await open(page, '/search');
  const field = page.getByRole('main').getByRole('searchbox');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  const answers: Answer[] = [];
  for (const query of QUERIES) {
    await field.fill(query.query);
    await expect(page.getByRole('main').getByRole('status')).toContainText(`“${query.query}”`);
    const hrefs = await links.evaluateAll((all: HTMLAnchorElement[]) =>
      all.map(({ href }) => href),
    );
    answers.push({ ...query, found: hrefs.map((href) => href.slice(baseURL!.length)) });
  }
  const { first, three, reciprocalRank, slips } = relevanceOf(answers);
  console.log(slips.join('\n'));
  console.log(
    `${QUERIES.length} queries: first ${first.toFixed(3)}, among three ${three.toFixed(3)}, mean reciprocal rank ${reciprocalRank.toFixed(3)}`,
  );
  expect(QUERIES.length).toBeGreaterThanOrEqual(200);
  expect(first).toBeGreaterThanOrEqual(GOALS.first);
  expect(three).toBeGreaterThanOrEqual(GOALS.three);
});
