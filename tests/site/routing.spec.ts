import { expect, test } from './fixtures.ts';
import { codeOfScripts, isHydrated, navbar, open, withoutPrefetch } from './page.ts';

const API = '/docs/api/elements/button';
const isWhole = /\/assets\/routing\.\w+\.json$/;

test('A page hydrates without knowing the others, and learns of them when one is asked for', async ({
  page,
}) => {
  await withoutPrefetch(page);
  await open(page, API);
  const known = (await page.content()) + (await codeOfScripts(page));
  expect(known).toContain('/docs/api/elements/box');
  expect(known).not.toContain('/blog/archive');
  await navbar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
});

test('What is around a page stays when the next one is opened for the first time', async ({
  page,
}) => {
  await open(page, API);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.evaluate((element) => (element.dataset.isSame = 'true'));
  await sidebar.getByRole('link', { name: 'Box', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Box');
  await expect(sidebar).toHaveAttribute('data-is-same', 'true');
});

test('A category that is opened before React takes over shows all its items or none', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(isWhole, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(API);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('button', { name: "category 'Form'" }).click();
  await expect.poll(() => isHydrated(page)).toBe(true);
  const items = sidebar.getByRole('listitem').filter({ hasText: /^Form/ }).getByRole('listitem');
  await expect(items).toHaveCount(0);
  release();
  await expect(items.filter({ hasText: 'Textarea' })).toBeVisible();
  await expect(items.filter({ hasText: 'Checkbox' }).first()).toBeVisible();
});

test('Without the tables of the site, a link opens its page as a link does', async ({ page }) => {
  await page.route(isWhole, (route) => route.abort());
  await open(page, API);
  const loaded = page.waitForRequest((request) => request.resourceType() === 'document');
  await page.getByRole('link', { name: 'Box', exact: true }).first().click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Box');
});
