import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScripts, open, withoutPrefetch } from './page.ts';

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

for (const [where, refuse] of [
  [
    'On a page served over plain HTTP',
    () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  ],
  [
    'Where the user has forbidden it',
    () => (navigator.clipboard.writeText = () => Promise.reject(new Error('Forbidden'))),
  ],
] as const) {
  for (const isUsed of [true, false]) {
    test(`${where}, a copy button says that it could not copy, and the code is selected, ${isUsed ? 'after' : 'before'} React takes over`, async ({
      page,
      complaints,
    }) => {
      await page.addInitScript(refuse);
      if (isUsed) await openGuide(page);
      else {
        await holdScripts(page);
        await page.goto(GUIDE);
      }
      const copy = page.locator('.copy-button').first();
      await copy.click();
      await expect(copy).toContainText('Failed: copy the selection');
      const code = page.locator('main code[data-code]').first();
      expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(
        (await code.innerText()).trim(),
      );
      expect(complaints).toEqual([]);
    });
  }
}

test('Where a page may not copy its Markdown, it says so', async ({ page, complaints }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await open(page, GUIDE);
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(
    page.getByText('Copying failed. View the Markdown and copy it there.'),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});
