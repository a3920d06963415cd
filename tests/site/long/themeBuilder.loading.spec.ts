import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { isPrefetch, open } from '../page.ts';
import { builder, GUIDE, measured } from '../themes.ts';

test('The builder is loaded when it is opened, with at most 8 kB of scripts', async ({ page }) => {
  await open(page, GUIDE);
  await page.waitForLoadState('networkidle');
  const loaded: Response[] = [];
  page.on('response', (response) => loaded.push(response));
  await page.getByRole('button', { name: 'Open the theme builder' }).click();
  await measured(page);
  const scripts = loaded.filter(
    (one) => /\/assets\/js\/[^/]+\.js$/.test(one.url()) && !isPrefetch(one.request()),
  );
  const bodies = await Promise.all(scripts.map((one) => one.body()));
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  console.log(`The theme builder loads ${bytes} bytes in ${bodies.length} scripts`);
  expect(bodies.length).toBeGreaterThanOrEqual(1);
  expect(bytes).toBeLessThanOrEqual(8_000);
});

test('If the theme builder cannot be loaded, a message says so, and a second click tries again', async ({
  page,
}) => {
  await open(page, GUIDE);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const button = page.getByRole('button', { name: 'Open the theme builder' });
  await button.click();
  await expect(page.getByRole('alert')).toHaveText('It could not be loaded. Try again.');
  await page.unroute('**/assets/js/*.js');
  await button.click();
  await measured(page);
});

test('If the preview of the builder cannot be loaded, the guide stays, and says that nothing is measured', async ({
  page,
}) => {
  const body = '<p>Not found</p>';
  await page.route('**/demos/gallery', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await open(page, GUIDE);
  await page.getByRole('button', { name: 'Open the theme builder' }).click();
  await expect(page.frameLocator('iframe[title=Preview]').getByText('Not found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Brand color' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeEnabled();
  await expect(builder(page).getByRole('status')).toHaveText(
    'The preview could not be loaded, so the contrast is unknown. Reload the page: it keeps the theme.',
  );
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('Without JavaScript, the guide is as complete as without the builder, and shows no button for it', async ({
    page,
  }) => {
    await page.goto(`${GUIDE}#theme=primary:322-60-35`);
    await expect(page.getByRole('heading', { name: 'Brand color' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open the theme builder' })).toHaveCount(0);
  });
});
