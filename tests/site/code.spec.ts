import type { Page } from '@playwright/test';
import { PLAIN_HTTP } from '../chromium.ts';
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

/** Expects a copy button to say that it could not copy, after or before React takes over. */
async function expectSelected(page: Page, isUsed: boolean) {
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
}

for (const isUsed of [true, false]) {
  const when = isUsed ? 'after React takes over' : 'before React takes over';
  test(`Where the user has forbidden it, a copy button says that it could not copy, and the code is selected, ${when}`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(
      () => (navigator.clipboard.writeText = () => Promise.reject(new Error('Forbidden'))),
    );
    await expectSelected(page, isUsed);
    expect(complaints).toEqual([]);
  });
}

/** A warning of the browser about a header of the site that has no effect there. */
const isOurs = (complaint: string) =>
  !complaint.startsWith('The Cross-Origin-Opener-Policy header');

test.describe('On a page served over plain HTTP', () => {
  test.use({
    baseURL: ({ host }, provide) => provide(host.origin.replace('localhost', PLAIN_HTTP)),
  });

  for (const isUsed of [true, false]) {
    const when = isUsed ? 'after React takes over' : 'before React takes over';
    test(`a copy button says that it could not copy, and the code is selected, ${when}`, async ({
      page,
      complaints,
    }) => {
      await expectSelected(page, isUsed);
      expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
      expect(complaints.filter(isOurs)).toEqual([]);
    });
  }

  test('the button that copies a page as Markdown says that it could not', async ({
    page,
    complaints,
  }) => {
    await open(page, GUIDE);
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await expect(
      page.getByText('Copying failed. View the Markdown and copy it there.'),
    ).toBeVisible();
    expect(complaints.filter(isOurs)).toEqual([]);
  });
});
