import { expect, test } from './fixtures.ts';
import { open } from './page.ts';
import { QUERIES } from './queries.ts';
import { relevanceOf } from './relevance.ts';

/** The shares of queries whose page must be first, and among the first three. */
const GOALS = { first: 0.92, three: 0.98 };

/** Types queries into the search, and reads where its results lead: in the page, because there are hundreds. */
async function resultsOf(queries: readonly string[]): Promise<string[][]> {
  const dialog = document.querySelector('dialog')!;
  const field = dialog.querySelector('input')!;
  const status = dialog.querySelector('[role=status]')!;
  const shown = (text: string) =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!status.textContent.includes(text)) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(status, { characterData: true, childList: true, subtree: true });
    });
  const results: string[][] = [];
  for (const query of queries) {
    const isShown = shown(`“${query}”`);
    // React ignores a text that a script assigns to a field.
    field.setRangeText(query, 0, field.value.length, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await isShown;
    const links = dialog.querySelectorAll<HTMLAnchorElement>('[role=option]');
    results.push([...links].map(({ href }) => href.slice(location.origin.length)));
  }
  return results;
}

test('The search finds what people ask for: first in 92% of all queries, and among the first three in 98%', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  const found = await page.evaluate(
    resultsOf,
    QUERIES.map(({ query }) => query),
  );
  const answers = QUERIES.map((query, index) => ({ ...query, found: found[index]! }));
  const { first, three, reciprocalRank, slips } = relevanceOf(answers);
  console.log(slips.join('\n'));
  console.log(
    `${QUERIES.length} queries: first ${first.toFixed(3)}, among three ${three.toFixed(3)}, mean reciprocal rank ${reciprocalRank.toFixed(3)}`,
  );
  expect(QUERIES.length).toBeGreaterThanOrEqual(600);
  expect(first).toBeGreaterThanOrEqual(GOALS.first);
  expect(three).toBeGreaterThanOrEqual(GOALS.three);
});
