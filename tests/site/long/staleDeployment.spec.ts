import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { variant } from '../../fixtureSites.ts';
import { expect, test } from '../fixtures.ts';
import {
  holdScripts,
  hydrated,
  isPagePart,
  navbar,
  open,
  outlast,
  touch,
  wake,
  withoutPrefetch,
} from '../page.ts';

/** Paths of the documents that the page asks for from now on. */
const documents = (page: Page) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') seen.push(new URL(request.url()).pathname);
  });
  return seen;
};

/** Opens a page, with nothing of the next one loaded ahead. */
async function openAlone(page: Page, route: string) {
  await withoutPrefetch(page);
  await open(page, route);
}

test('A part that is missing on navigation has the page reloaded once, and the new page says what is missing when it is used', async ({
  page,
}) => {
  await openAlone(page, '/');
  const seen = documents(page);
  await page.route(isPagePart, (route) => route.fulfill({ status: 404 }));
  await navbar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await touch(page);
  await expect(page.getByRole('alert')).toContainText('This page did not load completely');
  expect(seen).toEqual(['/blog']);
});

test('Pointing at a link whose page is gone leaves no error but that of the request, and a click opens the page', async ({
  page,
  complaints,
}) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await page.route(isPagePart, (route) => route.fulfill({ status: 404 }));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Guides' });
  const failed = page.waitForResponse((response) => response.status() === 404);
  await link.hover();
  await failed;
  await outlast(page, 200);
  expect(complaints.filter((one) => !one.startsWith('Failed to load resource'))).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
});

test('A part that is missing on the first load leaves a page that can be read, says so, and has a "Retry" button', async ({
  page,
}) => {
  await page.route(isPagePart, (route) => route.abort());
  await page.goto('/docs/intro');
  await touch(page);
  await expect(page.getByRole('alert')).toContainText('This page did not load completely');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
  await page.unroute(isPagePart);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Retry' }).click();
  await loaded;
  await wake(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** The scripts of a built page, in its template. */
const scriptsOf = (file: string) =>
  [...readFileSync(`build/${file}`, 'utf8').matchAll(/<script src=(\S+) defer><\/script>/g)].map(
    ([tag, src = '']) => ({ tag, src }),
  );

for (const address of ['/docs/intro', '/docs/intro.html', '/docs/intro/']) {
  test(`Whichever script of ${address} fails, its text stays, and "Retry" loads it`, async ({
    page,
  }) => {
    test.slow();
    await withoutPrefetch(page);
    await page.route(address, (route) => route.fulfill({ path: 'build/docs/intro.html' }));
    for (const { src } of scriptsOf('docs/intro.html')) {
      await page.route(src, (route) => route.abort());
      await page.goto(address);
      await page.keyboard.press('Shift');
      await expect(page.getByRole('alert'), src).toContainText('This page did not load completely');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
      await page.unroute(src);
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Retry' }).click();
      await loaded;
      await wake(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });

  test(`A page at ${address} whose HTML lacks the script of its own part loads it nonetheless, or says that it did not`, async ({
    page,
    complaints,
  }) => {
    const html = readFileSync('build/docs/intro.html', 'utf8');
    const parts = scriptsOf('docs/intro.html').filter(({ src }) =>
      isPagePart(new URL(src, 'http://a')),
    );
    const body = parts.reduce((text, { tag }) => text.replace(tag, ''), html);
    await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html' }));
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
    expect(complaints).toEqual([]);
    await page.route(isPagePart, (route) => route.abort());
    await page.goto(address);
    await page.keyboard.press('Shift');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
  });
}

test('What fails while the page comes alive leaves no notice that it does not respond', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/docs/intro');
  await touch(page);
  await page.evaluate(() => void Promise.reject(new Error('Broken on purpose.')));
  await expect(page.getByRole('alert')).toContainText('This page did not load completely');
  release();
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('A page all of whose scripts are missing says so too', async ({ page }) => {
  await page.route('/assets/js/*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/docs/intro');
  await touch(page);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeInViewport();
});

test('A tab that was opened before a deployment survives it, though the old parts are gone', async ({
  page,
  host,
}) => {
  host.folder = variant('navbar');
  await openAlone(page, '/');
  // Any site whose parts have other names will do.
  host.folder = variant('options');
  await navbar(page).getByRole('link', { name: 'Docs' }).click();
  await expect(page.getByText('Text of version Next.')).toBeVisible();
  await wake(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Offline, an open page stays readable where it was, and a link says what is wrong', async ({
  page,
  context,
}) => {
  await openAlone(page, '/docs/api/elements/button');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('alert')).toContainText(
    'There is no connection, so /blog could not be loaded.',
  );
  await expect(page).toHaveURL('/docs/api/elements/button');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await expect(link).toBeFocused();

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('There is no connection');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
});

test('Offline, the page before can be gone back to', async ({ page, context }) => {
  await openAlone(page, '/');
  await navbar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('React components');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
