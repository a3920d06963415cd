import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

const drawer = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Where the panel of the drawer is in the window. With less motion, as in these tests, it does not slide in. */
async function panel(page: Page) {
  const box = await drawer(page).locator('header').boundingBox();
  return { start: box?.x, width: box?.width };
}

test('Drawer: it opens at the side that you set, and is clean for axe', async ({ page }) => {
  await openPiece(page, 'drawer');
  await page.setViewportSize({ width: 800, height: 600 });
  await button(page, 'Menu at the start').click();
  await expect(drawer(page)).toHaveAccessibleName('Ferries');
  expect(await panel(page)).toEqual({ start: 0, width: 400 });
  await button(page, 'close').click();
  await button(page, 'Menu at the end').click();
  expect(await panel(page)).toEqual({ start: 400, width: 400 });
  await expectFine(page);
});

test('Drawer: from right to left, the end is at the left', async ({ page }) => {
  await openPiece(page, 'drawer');
  await page.setViewportSize({ width: 800, height: 600 });
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await button(page, 'Menu at the end').click();
  expect(await panel(page)).toEqual({ start: 0, width: 400 });
});

test('Drawer: on a phone it is as wide as the window', async ({ page }) => {
  await openPiece(page, 'drawer');
  await page.setViewportSize({ width: 390, height: 700 });
  await button(page, 'Menu at the end').click();
  expect(await panel(page)).toEqual({ start: 0, width: 390 });
});

test('Drawer: it does not slide for users who prefer less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPiece(page, 'drawer');
  await page.evaluate(() => {
    Element.prototype.animate = () => {
      throw new Error('It moves.');
    };
  });
  await button(page, 'Menu at the end').click();
  await expect(drawer(page)).toBeVisible();
});

test('Drawer: while it slides in, its first control has the focus already', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPiece(page, 'drawer');
  await button(page, 'Menu at the end').click();
  await expect(button(page, 'close')).toBeFocused();
});

test('Drawer: Escape and a click outside close it, and the focus returns (keyboard: escape)', async ({
  page,
}) => {
  await openPiece(page, 'drawer');
  await page.setViewportSize({ width: 800, height: 600 });
  const open = button(page, 'Menu at the end');
  await open.press('Enter');
  await expect(button(page, 'close')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(open).toBeFocused();
  await open.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await page.mouse.click(100, 300);
  await expect(drawer(page)).toBeHidden();
});

test('Drawer: Tab stays in the drawer (keyboard: tab)', async ({ page }) => {
  await openPiece(page, 'drawer');
  await button(page, 'Menu at the end').press('Enter');
  await expect(button(page, 'close')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Lost and found' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'close')).toBeFocused();
});

test('Drawer: Enter submits its form, whose foot is in view (keyboard: enter)', async ({
  page,
}) => {
  await openPiece(page, 'drawer', 'form');
  await page.setViewportSize({ width: 390, height: 500 });
  await button(page, 'Edit the guest').click();
  await expect(button(page, 'Save')).toBeInViewport();
  await page.getByLabel('Name').fill('Finn Alder');
  await expectFine(page);
  await page.getByLabel('Name').press('Enter');
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('status')).toHaveText('Room 4: Finn Alder');
});
