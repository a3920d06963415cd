import { figures } from '../../plugins/reference/figures.ts';
import { expect, test } from './fixtures.ts';
import { open } from './page.ts';

const APP = 'Recipe: Small app';

test('The app on the home page loads only when it is touched, and the first click works in it', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requested.filter((path) => path.includes('/demos/'))).toEqual([]);
  await page.getByRole('button', { name: 'Lend a tool' }).click();
  const app = page.frameLocator(`iframe[title="${APP}"]`);
  await expect(app.getByRole('dialog', { name: 'Lend a tool' })).toBeVisible();
  await app.getByLabel('Person').fill('Ada');
  await app.getByRole('button', { name: 'Lend', exact: true }).click();
  await expect(app.getByRole('row')).toHaveCount(6);
});

test('The app on the home page takes over the focus by keyboard, on the element that had it', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Show: All' }).focus();
  const app = page.frameLocator(`iframe[title="${APP}"]`);
  await expect(app.getByRole('button', { name: 'Show: All' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(app.getByRole('menuitem', { name: 'Returned' })).toBeVisible();
});

test('The app on the home page leaves the focus alone if the user has gone on before it runs', async ({
  page,
}) => {
  let release = () => {};
  const isGone = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/demos/**/*.js', async (route) => {
    await isGone;
    await route.continue();
  });
  await open(page, '/');
  await page.getByRole('button', { name: 'Show: All' }).focus();
  const code = page.getByRole('link', { name: 'Read its code' });
  await code.focus();
  release();
  const app = page.frameLocator(`iframe[title="${APP}"]`);
  await expect(app.getByRole('button', { name: 'Show: All' })).toBeVisible();
  await expect(code).toBeFocused();
});

test('The app on the home page runs after a visit to another page of the site', async ({
  page,
}) => {
  await open(page, '/blog');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  const app = page.frameLocator(`iframe[title="${APP}"]`);
  await app.getByRole('button', { name: 'Lend a tool' }).click();
  await expect(app.getByRole('dialog')).toBeVisible();
});

test('The home page has the figures that the build computes, each with a link to its evidence', async ({
  page,
}) => {
  const { buttonSize, classes, components, keys, recipes, strictProps } = await figures();
  await open(page, '/');
  const inWords = (number: number) => number.toLocaleString('en-US');
  for (const figure of [
    `${inWords(classes.covered)} of ${inWords(classes.all)} classes`,
    `${buttonSize} kB for a Button`,
    `${keys} keys, each tested`,
    `${components.onServer} of ${components.all} on the server`,
    `${strictProps} strict props`,
    `${recipes} recipes to copy`,
  ]) {
    const claim = page.locator('dl > div', { hasText: figure });
    await expect(claim.getByRole('link')).toHaveCount(1);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('The app on the home page can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Tool library')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Mira', exact: true })).toBeVisible();
    await expect(page.getByText('Application Framework')).toBeVisible();
  });
});
