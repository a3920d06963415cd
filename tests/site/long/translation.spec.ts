import { converter, GUIDE as CONVERTER, html, status } from '../converter.ts';
import { expect, test } from '../fixtures.ts';
import { builder, GUIDE as THEMING, measured } from '../themes.ts';
import { openTranslated } from '../translation.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

test('The converter works while the browser translates the page', async ({ page }) => {
  await openTranslated(page, CONVERTER);
  const notes = converter(page).getByRole('list', { name: 'Notes' });
  for (const attribute of ['onclick="save()"', 'class="is-purple"', 'style="zoom"']) {
    await html(page).fill(`<p ${attribute}>Reed</p>`);
    await expect(status(page)).toContainText(/^Converted/);
    const name = attribute.replace(/=.*/, '');
    if (name !== 'class') await expect(notes).toContainText(name);
  }
  await converter(page).getByRole('button', { name: 'Edit TSX' }).click();
  await expect(converter(page).getByRole('textbox', { name: 'TSX' })).toBeFocused();
});

test('The theme builder shows each contrast while the browser translates the page', async ({
  page,
}) => {
  await openTranslated(page, THEMING);
  await page.getByRole('button', { name: 'Open the theme builder' }).click();
  await measured(page);
  const cell = builder(page)
    .getByRole('row', { name: /^primary/ })
    .first()
    .getByRole('cell')
    .first();
  for (const [lightness, ratio] of [
    [20, /^\d+\.\d$/],
    [60, /too low/],
    [25, /^\d+\.\d$/],
  ] as const) {
    await page.evaluate((value) => (location.hash = `#theme=primary:0-100-${value}`), lightness);
    await expect(cell).toHaveText(ratio);
  }
});

test('Try it and the search work while the browser translates the page', async ({ page }) => {
  await openTranslated(page, '/docs/components/columns/column');
  await page.getByRole('button', { name: 'Try it' }).click();
  const width = page.getByLabel('Width for size');
  const size = page.getByLabel('size', { exact: true });
  for (const value of ['half', 'full', '']) await size.selectOption(value);
  await expect(width.locator('option').first()).not.toContainText('✓');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  for (const query of ['b', 'but', 'button colors', 'button']) {
    await field.fill(query);
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(`“${query}”`);
  }
  await expect(page.getByRole('option').first()).toContainText('Button');
});
