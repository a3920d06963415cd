import { stylesheetClasses } from '../../plugins/bulma-classes/stylesheet.ts';
import { modules } from '../build/modules.ts';
import { expect } from './fixtures.ts';
import { test } from './tab.ts';

const INDEX = '/docs/guides/bulma-classes';
/** Parts of Bulma that neither set nor read a variable. */
const WITHOUT_VARIABLES = ['layout/Container'];

const components = modules.filter((module) => !module.startsWith('helpers/'));

test('The index of classes names every class of the installed Bulma', async ({ page }) => {
  await page.goto(INDEX);
  const words = await page.locator('main').evaluate((main) => {
    const codes = [...main.querySelectorAll('code, li span')];
    return codes.flatMap((code) => code.textContent?.split(/\s+/) ?? []);
  });
  const named = new Set(words);
  expect([...stylesheetClasses()].filter((name) => !named.has(name))).toEqual([]);
});

test('The index leads from a class to the component and the prop that yield it', async ({
  page,
}) => {
  await page.goto(INDEX);
  const row = page.getByRole('row', { name: /^is-fullwidth / });
  await expect(row).toContainText('fullwidth of');
  await row.getByRole('link', { name: 'Button', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/api\/elements\/button$/);
});

test('A class of a helper prop is found in the list of that prop', async ({ page }) => {
  await page.goto(INDEX);
  await page.getByText('textColor', { exact: true }).click();
  const pair = page.locator('dl > div', { hasText: 'has-text-primary-35' }).first();
  await expect(pair).toBeVisible();
  await expect(pair).toContainText('textColor="primary-35"');
});

for (const module of components) {
  test(`The API page of ${module} shows the first demo, leads to the guide, and lists classes and variables`, async ({
    page,
    complaints,
  }) => {
    const path = module.toLowerCase();
    await page.goto(`/docs/api/${path}`);
    await expect(page.locator('.reference-demo .bulma-stage')).toHaveCount(1);
    await expect(page.locator(`main a[href$="/docs/components/${path}"]`)).toBeVisible();
    await expect(page.locator('#bulma-classes')).toBeVisible();
    expect(await page.locator('main dl dd').count()).toBeGreaterThan(0);
    expect((await page.getByText(/--bulma-/).count()) > 0).toBe(
      !WITHOUT_VARIABLES.includes(module),
    );
    expect(complaints).toEqual([]);
  });
}
