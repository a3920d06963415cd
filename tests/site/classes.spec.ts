import { bulmaClasses } from '../../plugins/library/bulma/classes.ts';
import { modules } from '../../plugins/library/modules.ts';
import { expect } from './fixtures.ts';
import { tierOf } from './samples.ts';
import { test } from './tab.ts';
import { FRAMES, open } from './page.ts';

/** Its tests press keys: tables get their height when they come into view, and move what is below from under a pointer. */
const INDEX = '/docs/guides/bulma-classes';
/** Parts of Bulma that neither set nor read a variable. */
const WITHOUT_VARIABLES = ['form/checkboxes', 'form/radios', 'layout/container'];

const components = modules().filter(({ kind }) => kind === 'component');

test('The index of classes names every class of the installed Bulma', async ({ page }) => {
  await open(page, INDEX);
  const words = await page.locator('main').evaluate((main) => {
    const codes = [...main.querySelectorAll('code, li span')];
    return codes.flatMap((code) => code.textContent?.split(/\s+/) ?? []);
  });
  const named = new Set(words);
  expect([...bulmaClasses()].filter((name) => !named.has(name))).toEqual([]);
});

test('The index leads from a class to the component and the prop that yield it, without loading the page anew', async ({
  page,
}) => {
  await open(page, INDEX);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const row = page.getByRole('row', { name: /^is-fullwidth / });
  await expect(row).toContainText('fullwidth of');
  await row.getByRole('link', { name: 'Button', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await expect(page).toHaveURL(/\/docs\/api\/elements\/button$/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('A class of a helper prop is found in the list of that prop', async ({ page }) => {
  await open(page, INDEX);
  await page.locator('summary', { hasText: /^textColor / }).press('Enter');
  const pair = page.locator('dl > div', { hasText: 'has-text-primary-35' }).first();
  await expect(pair).toBeVisible();
  await expect(pair).toContainText('textColor="primary-35"');
});

for (const { id, api, guide } of components) {
  const title = `The API page of ${id} shows the first demo, leads to the Usage page, and lists classes and variables`;
  test(title, tierOf(api), async ({ page, complaints }) => {
    await open(page, api);
    await expect(page.locator('.reference-demo').locator(`.bulma-stage, ${FRAMES}`)).toHaveCount(1);
    await expect(page.locator(`main a[href$="${guide}"]`)).toBeVisible();
    await expect(page.locator('#bulma-classes')).toBeVisible();
    expect(await page.locator('main dl dd').count()).toBeGreaterThan(0);
    expect((await page.getByText(/--bulma-/).count()) > 0).toBe(!WITHOUT_VARIABLES.includes(id));
    expect(complaints).toEqual([]);
  });
}
