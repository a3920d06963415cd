import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open, withoutPrefetch } from './page.ts';

const GUIDE = '/docs/components/elements/button';

const demoTabs = (page: Page) => page.locator('main .tabs-container').first();

const codeOf = (page: Page, name: string) =>
  demoTabs(page).getByRole('tabpanel', { name }).locator('code');

/** The scripts that the page has loaded so far. */
function scriptsOf(page: Page) {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/js/')) scripts.push(response.text());
  });
  return async () => (await Promise.all(scripts)).join('');
}

test('Code that a page has in its HTML is in none of its scripts, and each tab still shows it', async ({
  page,
}) => {
  await withoutPrefetch(page);
  const scripts = scriptsOf(page);
  await open(page, GUIDE);
  const source = await codeOf(page, 'TSX').innerHTML();
  await demoTabs(page).getByRole('tab', { name: 'HTML' }).click();
  await expect(codeOf(page, 'HTML')).toContainText('class="button');
  await demoTabs(page).getByRole('tab', { name: 'TSX' }).click();
  expect(await codeOf(page, 'TSX').innerHTML()).toBe(source);
  expect(await scripts()).not.toContain('code-keyword');
});

test('A page that is opened by a link loads its code with it, and the one before keeps its own', async ({
  page,
}) => {
  await withoutPrefetch(page);
  const scripts = scriptsOf(page);
  await open(page, GUIDE);
  const source = await codeOf(page, 'TSX').innerHTML();
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Box', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Box');
  await expect(codeOf(page, 'TSX')).toContainText('<Box');
  expect(await scripts()).toContain('code-keyword');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  expect(await codeOf(page, 'TSX').innerHTML()).toBe(source);
});
