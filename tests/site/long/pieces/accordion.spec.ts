import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

const title = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('region', { name });

test('Accordion: an item opens and closes the others, and a second click closes it', async ({
  page,
}) => {
  await openPiece(page, 'accordion');
  await expect(panel(page, 'Do I need a license?')).toContainText('small engines');
  await title(page, 'Can I change the day of my trip?').click();
  await expect(panel(page, 'Can I change the day of my trip?')).toBeVisible();
  await expect(page.getByText('small engines')).toBeHidden();
  await expect(title(page, 'Do I need a license?')).toHaveAttribute('aria-expanded', 'false');
  await expectFine(page);
  await title(page, 'Can I change the day of my trip?').click();
  await expect(page.getByRole('region')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
});

test('Accordion: with multiple, several are open, other buttons set them, and a disabled one stays closed', async ({
  page,
}) => {
  await openPiece(page, 'accordion', 'multiple');
  await title(page, 'South').click();
  await expect(page.getByRole('region')).toHaveCount(2);
  await title(page, 'North').click();
  await expect(page.getByRole('region')).toHaveCount(1);
  await title(page, 'Open all').click();
  await expect(page.getByRole('region')).toHaveCount(2);
  await title(page, 'Close all').click();
  await expect(page.getByRole('region')).toHaveCount(0);
  await expect(title(page, 'West (from May on)')).toBeDisabled();
});

test('Accordion: Enter and Space toggle an item, and Tab also reaches what it shows (keyboard: enter) (keyboard: tab)', async ({
  page,
}) => {
  await openPiece(page, 'accordion');
  await page.keyboard.press('Tab');
  await expect(title(page, 'Do I need a license?')).toBeFocused();
  await expect(title(page, 'Do I need a license?')).toHaveCSS('box-shadow', /3px/);
  await page.keyboard.press('Space');
  await expect(page.getByText('small engines')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Change your trip' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(title(page, 'What happens if the weather is bad?')).toBeFocused();
});

test('Accordion: from right to left, the titles begin at the right', async ({ page }) => {
  await openPiece(page, 'accordion');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const button = await title(page, 'Do I need a license?').boundingBox();
  const icon = await title(page, 'Do I need a license?').locator('svg').boundingBox();
  expect((icon?.x ?? 0) - (button?.x ?? 0)).toBeLessThan(40);
});
