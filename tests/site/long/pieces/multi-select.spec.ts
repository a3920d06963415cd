import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

const input = (page: Page) => page.getByRole('combobox');
const option = (page: Page, name: string) => page.getByRole('option', { name });
const list = (page: Page) => page.getByRole('listbox');
const tags = (page: Page) => page.getByRole('listitem', { includeHidden: true });
const button = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });

/** The option that the keys are on. */
const active = (page: Page) =>
  input(page).evaluate(
    (one) => document.getElementById(one.getAttribute('aria-activedescendant') ?? '')?.textContent,
  );

test('MultiSelect: clicks select several options, whose list stays open, fits and is clean for axe', async ({
  page,
}) => {
  await openPiece(page, 'multi-select');
  await expect(input(page)).toHaveAccessibleName('What can she do?');
  await page.getByRole('button', { name: /Show suggestions/ }).click();
  await option(page, 'Cakes').click();
  await option(page, 'Coffee').click();
  await expect(tags(page)).toHaveText(['Bread', 'Cakes', 'Coffee']);
  await expect(option(page, 'Coffee')).toHaveAttribute('aria-selected', 'true');
  await option(page, 'Bread').click();
  await expect(tags(page)).toHaveText(['Cakes', 'Coffee']);
  await expectFine(page);
  await expect(page.getByText('Skills: 2.')).toBeVisible();
});

test('MultiSelect: the arrow keys open the list and move through it, past what is disabled (keyboard: down)', async ({
  page,
}) => {
  await openPiece(page, 'multi-select');
  await input(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(page)).toContain('Bread');
  for (const name of ['Cakes', 'Coffee', 'Counter', 'Orders']) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active(page)).toContain(name);
  }
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => active(page)).toContain('Counter');
});

test('MultiSelect: letters filter, and Enter selects or removes an option (keyboard: enter)', async ({
  page,
}) => {
  await openPiece(page, 'multi-select');
  await input(page).fill('co');
  await expect(page.getByRole('option')).toHaveText(['Coffee', 'Counter']);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(page)).toContain('Coffee');
  await page.keyboard.press('Enter');
  await expect(tags(page)).toHaveText(['Bread', 'Coffee']);
  await expect(input(page)).toHaveValue('');
  await input(page).fill('bread');
  await expect(page.getByRole('option')).toHaveText(['Bread']);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(page)).toContain('Bread');
  await page.keyboard.press('Enter');
  await expect(tags(page)).toHaveText(['Coffee']);
  await input(page).fill('xyz');
  await expect(page.getByText('Nothing matches “xyz”.')).toBeVisible();
});

test('MultiSelect: Tab after Enter closes the list, moves on, and changes nothing (keyboard: tab)', async ({
  page,
}) => {
  await openPiece(page, 'multi-select');
  await input(page).fill('coffee');
  await expect(page.getByRole('option')).toHaveText(['Coffee']);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(page)).toContain('Coffee');
  await page.keyboard.press('Enter');
  await expect(tags(page)).toHaveText(['Bread', 'Coffee']);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(page)).toBeTruthy();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
  await expect(input(page)).not.toBeFocused();
  await expect(tags(page)).toHaveText(['Bread', 'Coffee']);
});

test('MultiSelect: Backspace in the empty input removes the last tag (keyboard: backspace)', async ({
  page,
}) => {
  await openPiece(page, 'multi-select');
  await input(page).fill('x');
  await page.keyboard.press('Backspace');
  await expect(tags(page)).toHaveText(['Bread']);
  await page.keyboard.press('Backspace');
  await expect(tags(page)).toHaveCount(0);
  await expect(page.getByText('Select at least one skill.')).toBeVisible();
});

for (const [mode, before, after] of [
  ['ltr', 'ArrowLeft', 'ArrowRight'],
  ['rtl', 'ArrowRight', 'ArrowLeft'],
] as const)
  test(`MultiSelect: ${before} leads to the tags and ${after} back, in ${mode} (keyboard: arrows)`, async ({
    page,
  }) => {
    await openPiece(page, 'multi-select');
    await page.evaluate((dir) => (document.documentElement.dir = dir), mode);
    await input(page).focus();
    await page.keyboard.press(before);
    await expect(button(page, 'Bread')).toBeFocused();
    await page.keyboard.press(after);
    await expect(input(page)).toBeFocused();
    // The button that opens the list is at the end of the box, and no tag is under it.
    const box = await page.locator('div.input').boundingBox();
    const caret = await page.getByRole('button', { name: /Show suggestions/ }).boundingBox();
    const isAtLeft = (caret?.x ?? 0) < (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(isAtLeft).toBe(mode === 'rtl');
    await expect(button(page, 'Bread')).toBeVisible();
    await button(page, 'Bread').click();
    await expect(tags(page)).toHaveCount(0);
  });

for (const key of ['Backspace', 'Delete', 'Enter', 'Space'])
  test(`MultiSelect: ${key} on a tag removes it (keyboard: remove)`, async ({ page }) => {
    await openPiece(page, 'multi-select');
    await input(page).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press(key);
    await expect(tags(page)).toHaveCount(0);
    await expect(input(page)).toBeFocused();
  });

test('MultiSelect: a plain form gets the id of each selected option, and can be reset', async ({
  page,
}) => {
  await openPiece(page, 'multi-select', 'plain');
  await input(page).fill('fri');
  await option(page, 'Friday').click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Sent: mo we fr.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(tags(page)).toHaveText(['Monday', 'Wednesday']);
});

test('MultiSelect: in a modal, an error moves the focus to it, and Escape closes only the list (keyboard: escape)', async ({
  page,
}) => {
  await openPiece(page, 'multi-select', 'form');
  await page.getByRole('button', { name: 'New team' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveAccessibleDescription('Select two or more.');
  await input(page).fill('a');
  await option(page, 'Ada').click();
  await option(page, 'Grace').click();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'New team' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Team: Ada, Grace.')).toBeVisible();
});
