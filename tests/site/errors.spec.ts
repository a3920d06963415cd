import { dirname } from 'node:path';
import { variant } from '../fixtureSites.ts';
import { expect, test } from './fixtures.ts';
import { isPagePart, navbar, open, withoutPrefetch } from './page.ts';
import { LONG } from './samples.ts';

test.describe('A page crashes', LONG, () => {
  test.use({ folder: variant('options') });

  for (const route of ['/crash', '/outside']) {
    test(`Title "This page crashed.", a "Try again" button that clears the error, and the error message with its causes (${route})`, async ({
      page,
    }) => {
      await open(page, route);
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('button', { name: 'Crash the page' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
      await expect(page.getByText(/threw this\.\s+Cause:\s+And this is why\./)).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }

  test('A required context is missing: an internal error', async ({ page }) => {
    await open(page, '/outside');
    await page.getByRole('button', { name: 'Leave the context' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await expect(page.getByText('is called outside the <ColorModeProvider>')).toBeVisible();
  });
});

test.describe('The base URL is wrong', LONG, () => {
  // Built for the root, and served from a folder.
  test.use({ folder: dirname(variant('navbar')) });

  test('A banner saying the site did not load properly, with a suggestion of the correct base URL', async ({
    page,
  }) => {
    await page.goto('/build');
    await expect(page.getByText('did not load properly')).toBeVisible();
    await expect(page.getByText('We suggest trying baseUrl = /build/')).toBeVisible();
  });
});

test("A route's code fails to load on navigation: the whole page reloads", async ({ page }) => {
  await withoutPrefetch(page);
  await open(page, '/docs/intro');
  await page.route(isPagePart, (route) => route.abort());
  const reload = page.waitForRequest(
    (request) => request.resourceType() === 'document' && request.url().endsWith('/blog'),
  );
  await navbar(page).getByRole('link', { name: 'Blog' }).click();
  await reload;
  await page.unroute(isPagePart);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
});
