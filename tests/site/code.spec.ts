import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open, withoutPrefetch } from './page.ts';

const GUIDE = '/docs/components/elements/button';

const demoTabs = (page: Page) => page.locator('main .tabs-container').first();

const codeOf = (page: Page, name: string) =>
  demoTabs(page).getByRole('tabpanel', { name }).locator('code');

/** Opens a guide; gives the code that its first demo shows. */
async function openGuide(page: Page): Promise<string> {
  await withoutPrefetch(page);
  await open(page, GUIDE);
  return codeOf(page, 'TSX').innerHTML();
}

test('Each tab shows its code, again if it is chosen again', async ({ page }) => {
  const source = await openGuide(page);
  await demoTabs(page).getByRole('tab', { name: 'HTML' }).click();
  await expect(codeOf(page, 'HTML')).toContainText('class="button');
  await demoTabs(page).getByRole('tab', { name: 'TSX' }).click();
  expect(await codeOf(page, 'TSX').innerHTML()).toBe(source);
});

test('A page that is opened by a link loads its code with it, and the one before keeps its own', async ({
  page,
}) => {
  const source = await openGuide(page);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Box', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Box');
  await expect(codeOf(page, 'TSX')).toContainText('<Box');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  expect(await codeOf(page, 'TSX').innerHTML()).toBe(source);
});
