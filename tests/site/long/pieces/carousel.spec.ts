import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect, test } from '../../fixtures.ts';

const slide = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dot = (page: Page) => page.locator('button[aria-current]');

test('Carousel: the buttons show the next and previous slide and turn around at the ends, and it is clean for axe', async ({
  page,
}) => {
  await openPiece(page, 'carousel');
  await expect(page.getByRole('region', { name: 'Our boats' })).toBeVisible();
  await expect(slide(page, '1 of 3')).toBeInViewport({ ratio: 0.9 });
  await button(page, 'Next slide').click();
  await expect(slide(page, '2 of 3')).toBeInViewport({ ratio: 0.9 });
  await expect(slide(page, '1 of 3')).not.toBeInViewport();
  await expectFine(page);
  for (let count = 0; count < 2; count++) await button(page, 'Previous slide').click();
  await expect(slide(page, '3 of 3')).toBeInViewport({ ratio: 0.9 });
  await button(page, 'Next slide').click();
  await expect(dot(page)).toHaveAccessibleName('Show slide 1');
});

test('Carousel: a swipe selects the slide, and from right to left too', async ({ page }) => {
  await openPiece(page, 'carousel', 'controlled');
  const status = page.getByRole('status');
  const swipe = (by: number) =>
    page
      .locator('[aria-live]')
      .evaluate((one, by) => one.scrollBy({ left: by * one.clientWidth }), by);
  await expect(slide(page, '2 of 3')).toBeInViewport({ ratio: 0.9 });
  await swipe(1);
  await expect(status).toHaveText('Sunday');
  await swipe(-1);
  await expect(status).toHaveText('Saturday');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await button(page, 'Next slide').click();
  await expect(slide(page, '3 of 3')).toBeInViewport({ ratio: 0.9 });
  await swipe(1);
  await expect(status).toHaveText('Saturday');
});

test('Carousel: Enter on the buttons and the dots, and the arrow keys on the slides, show a slide (keyboard: enter) (keyboard: arrows)', async ({
  page,
}) => {
  await openPiece(page, 'carousel');
  await button(page, 'Show slide 3').press('Enter');
  await expect(slide(page, '3 of 3')).toBeInViewport({ ratio: 0.9 });
  await expect(dot(page)).toHaveAccessibleName('Show slide 3');
  await page.locator('[aria-live]').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dot(page)).toHaveAccessibleName('Show slide 2');
  await page.keyboard.press('ArrowRight');
  await expect(slide(page, '3 of 3')).toBeInViewport({ ratio: 0.9 });
});

test('Carousel: Tab reaches only what the shown slide has (keyboard: tab)', async ({ page }) => {
  await openPiece(page, 'carousel');
  await button(page, 'Next slide').press('Enter');
  await expect(slide(page, '2 of 3')).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'See Otter' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'See Swan' })).not.toBeFocused();
  await expect(page.getByRole('link', { name: 'See Otter' })).not.toBeFocused();
});

/** The slide to which it has moved, which is there at once if the user prefers less motion. */
const position = (page: Page) =>
  page.locator('[aria-live]').evaluate((one) => one.scrollLeft / one.clientWidth);

test('Carousel: with an interval, it moves by itself and tells screen readers nothing meanwhile', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await openPiece(page, 'carousel', 'interval');
  await page.mouse.move(0, 700);
  await expect(button(page, 'Stop moving')).toBeVisible();
  await expect(page.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(5500);
  await expect(dot(page)).toHaveAccessibleName('Show slide 2');
});

test('Carousel: for users who prefer less motion, a button starts and stops it, and it waits for the pointer and the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openPiece(page, 'carousel', 'interval');
  await page.mouse.move(0, 700);
  await page.clock.runFor(20_000);
  expect(await position(page)).toBe(0);
  await button(page, 'Start moving').press('Enter');
  await page.clock.runFor(5500);
  await expect(dot(page)).toHaveAccessibleName('Show slide 2');
  await page.getByRole('region').hover();
  await page.clock.runFor(20_000);
  expect(await position(page)).toBe(1);
  await page.mouse.move(0, 700);
  await page.keyboard.press('Tab');
  await page.clock.runFor(20_000);
  expect(await position(page)).toBe(1);
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(5500);
  expect(await position(page)).toBe(2);
  await button(page, 'Stop moving').press('Enter');
  await page.clock.runFor(20_000);
  expect(await position(page)).toBe(2);
});
