import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

test('Image gallery: the keyboard opens a picture, moves with the arrow keys, and returns to it', async ({
  page,
}) => {
  await openRecipe(page, 'image-gallery');
  const thumbnail = page.getByRole('button', { name: 'Two sailboats on a calm sea' });
  await thumbnail.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  const status = dialog.getByRole('status');
  await expect(status).toHaveText('Two sailboats on a calm sea, 2 of 6');
  await expect(dialog.getByRole('button', { name: 'Next picture' })).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText('Three mountains behind a bay, 3 of 6');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(status).toHaveText('A lighthouse on a cliff in the evening, 1 of 6');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(thumbnail).toBeFocused();
});

test('Image gallery: the buttons move too, and after the last picture comes the first', async ({
  page,
}) => {
  await openRecipe(page, 'image-gallery');
  await page.getByRole('button', { name: 'A row of houses' }).click();
  const dialog = page.getByRole('dialog');
  const status = dialog.getByRole('status');
  await expect(status).toContainText('6 of 6');
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(status).toContainText('1 of 6');
  const previous = dialog.getByRole('button', { name: 'Previous picture' });
  await previous.click();
  await expect(status).toContainText('6 of 6');
  await expect(previous).toBeFocused();
  await dialog.getByRole('button', { name: 'close' }).click();
  await expect(dialog).toBeHidden();
});

test('Image gallery: the arrow keys do nothing while the modal is closed, and Tab stays in it while it is open', async ({
  page,
}) => {
  await openRecipe(page, 'image-gallery');
  const thumbnails = page.getByRole('listitem').getByRole('button');
  await expect(thumbnails).toHaveCount(6);
  await thumbnails.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toContainText('1 of 6');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Previous picture' })).toBeFocused();
});
