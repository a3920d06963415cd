import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const input = (page: Page) => page.getByRole('textbox', { name: 'Search commands' });
const command = (page: Page, name: string) => page.getByRole('menuitem', { name });

/** The command that the keys are on. */
const active = (page: Page) =>
  input(page).evaluate(
    (one) => document.getElementById(one.getAttribute('aria-activedescendant') ?? '')?.textContent,
  );

test('CommandMenu: a button opens it, and a click runs a command', async ({ page }) => {
  await openPiece(page, 'command-menu');
  await page.getByRole('button', { name: 'Open the commands' }).click();
  await expect(input(page)).toBeFocused();
  await expect(page.getByRole('group', { name: 'Team' }).getByRole('menuitem')).toHaveCount(2);
  await expect(command(page, 'Delete page')).toBeDisabled();
  await expect(command(page, 'Invite someone, I')).toBeVisible();
  await expectFine(page);
  await command(page, 'Duplicate page').click();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByText('Done: Duplicate page.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the commands' })).toBeFocused();
});

for (const modifier of ['Control', 'Meta'])
  test(`CommandMenu: ${modifier} and K open and close it (keyboard: shortcut)`, async ({
    page,
  }) => {
    await openPiece(page, 'command-menu');
    await page.keyboard.press('k');
    await expect(menu(page)).toBeHidden();
    await page.keyboard.press(`${modifier}+k`);
    await expect(input(page)).toBeFocused();
    await page.keyboard.press(`${modifier}+k`);
    await expect(menu(page)).toBeHidden();
  });

test('CommandMenu: letters filter by name and by other words (keyboard: letters)', async ({
  page,
}) => {
  await openPiece(page, 'command-menu');
  await page.keyboard.press('Control+k');
  await input(page).pressSequentially('page');
  await expect(page.getByRole('menuitem')).toHaveCount(3);
  await expect(page.getByRole('group', { name: 'Team' })).toHaveCount(0);
  await expect.poll(() => active(page)).toContain('New page');
  await input(page).fill('log off');
  await expect(page.getByRole('menuitem')).toHaveText(['Sign out']);
  await input(page).fill('xyz');
  await expect(page.getByText('No command has that name.')).toBeVisible();
  await expectFine(page);
});

test('CommandMenu: the arrow keys move past what is disabled (keyboard: arrows)', async ({
  page,
}) => {
  await openPiece(page, 'command-menu');
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  for (const name of ['New page', 'Duplicate page', 'Invite someone']) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active(page)).toContain(name);
  }
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => active(page)).toContain('Duplicate page');
});

test('CommandMenu: Enter runs the command, and what was typed is gone next time (keyboard: enter)', async ({
  page,
}) => {
  await openPiece(page, 'command-menu');
  await page.keyboard.press('Control+k');
  await input(page).pressSequentially('inv');
  await expect.poll(() => active(page)).toContain('Invite someone');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done: Invite someone.')).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toHaveValue('');
});

test('CommandMenu: Escape closes it, also while there is text (keyboard: escape)', async ({
  page,
}) => {
  await openPiece(page, 'command-menu');
  await page.keyboard.press('Control+k');
  await input(page).pressSequentially('new');
  await expect(page.getByRole('menuitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByText('Or press Ctrl + K.')).toBeVisible();
});

test('CommandMenu: from right to left, the keys of a command are at the left', async ({ page }) => {
  await openPiece(page, 'command-menu');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await page.keyboard.press('Control+k');
  const item = await command(page, 'New page').boundingBox();
  const keys = await command(page, 'New page').locator('kbd').boundingBox();
  expect(keys?.x).toBeLessThan((item?.x ?? 0) + (item?.width ?? 0) / 2);
});

test('CommandMenu: a command opens another dialog, which gets the focus', async ({ page }) => {
  await openPiece(page, 'command-menu', 'dialog');
  await page.keyboard.press('Control+j');
  await command(page, 'Delete the account…').click();
  const dialog = page.getByRole('dialog', { name: 'Delete the account?' });
  await expect(dialog).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await expect(dialog.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+j');
  await command(page, 'Dark').click();
  await expect(page.getByText('Theme: Dark.')).toBeVisible();
});
