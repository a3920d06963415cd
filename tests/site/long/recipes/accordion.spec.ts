import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

const header = (page: Page, name: string) => page.getByRole('button', { name });
const panel = (page: Page, name: string) => page.getByRole('region', { name });

test('Accordion: an answer opens and closes the others, and a second click closes it', async ({
  page,
}) => {
  await openRecipe(page, 'accordion');
  const license = header(page, 'Do I need a license?');
  const weather = header(page, 'What happens if the weather is bad?');
  await expect(license).toHaveAttribute('aria-expanded', 'true');
  await weather.click();
  await expect(weather).toHaveAttribute('aria-expanded', 'true');
  await expect(license).toHaveAttribute('aria-expanded', 'false');
  await expect(panel(page, 'What happens if the weather is bad?')).toContainText('We call you');
  await expect(page.getByText('Our boats have')).toBeHidden();
  await weather.click();
  await expect(weather).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('We call you')).toBeHidden();
});

test('Accordion: with multiple, several answers are open', async ({ page }) => {
  await openRecipe(page, 'accordion');
  await header(page, 'Where can we stop for lunch?').click();
  await expect(panel(page, 'Where can we stop for lunch?')).toBeVisible();
  await expect(panel(page, 'May I bring my dog?')).toBeVisible();
});

test('Accordion: by keyboard, Tab moves through the headers, and Enter and Space open them', async ({
  page,
}) => {
  await openRecipe(page, 'accordion');
  await page.keyboard.press('Tab');
  await expect(header(page, 'Do I need a license?')).toBeFocused();
  await page.keyboard.press('Tab');
  const change = header(page, 'Can I change the day of my trip?');
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Can I change the day of my trip?')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('up to 24 hours')).toBeHidden();
  await expect(change).toBeFocused();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
});
