import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

test('Print view: the button prints, and paper has the sheet alone, white in dark mode too', async ({
  page,
}) => {
  await openRecipe(page, 'print-view');
  await expect(page.getByRole('row', { name: 'To pay $1,779.84' })).toBeVisible();
  const printed = page.evaluate(
    () => new Promise((resolve) => (window.print = () => resolve('printed'))),
  );
  await page.getByRole('button', { name: 'Print' }).press('Enter');
  expect(await printed).toBe('printed');

  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const sheet = page.getByRole('article');
  await expect(sheet).toHaveCSS('padding', '0px');
  await expect(sheet).toHaveCSS('box-shadow', 'none');
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(sheet.getByText('Ines Moreau')).toHaveCSS('color', /^rgb\((\d{1,2}), /);
});
