import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

const files = (page: Page) => page.getByRole('listitem');
const select = (page: Page) => page.getByLabel('Scores');
const fileOf = (name: string, mimeType: string, size: number) => ({
  name,
  mimeType,
  buffer: Buffer.alloc(size),
});
const SONG = fileOf('song.pdf', 'application/pdf', 12_300);
const ROUND = fileOf('round.png', 'image/png', 1_500_000);

test('File drop: files are selected, listed with their sizes, and sent', async ({ page }) => {
  await openRecipe(page, 'file-drop');
  await select(page).setInputFiles([SONG, ROUND]);
  await expect(page.getByRole('status')).toHaveText('Added 2 files.');
  await expect(files(page)).toHaveText([/song\.pdf.*12\.3 kB/, /round\.png.*1\.5 MB/]);
  await page.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Sent 2 files. Thank you!');
  await expect(files(page)).toHaveCount(0);
});

test('File drop: a file is dropped, and the zone shows it while it is over it', async ({
  page,
}) => {
  await openRecipe(page, 'file-drop');
  const zone = page.getByText('or drop them here');
  const color = () => zone.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await color();
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['la la la'], 'choir.pdf', { type: 'application/pdf' }));
    return data;
  });
  await zone.dispatchEvent('dragover', { dataTransfer });
  await expect.poll(color).not.toBe(before);
  await zone.dispatchEvent('drop', { dataTransfer });
  await expect.poll(color).toBe(before);
  await expect(files(page)).toContainText('choir.pdf');
  await expect(page.getByRole('status')).toHaveText('Added 1 file.');
});

test('File drop: files of the wrong type or size are refused, and the good ones are added', async ({
  page,
}) => {
  await openRecipe(page, 'file-drop');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toHaveText('Add a file first.');
  await select(page).setInputFiles([
    fileOf('notes.txt', 'text/plain', 10),
    fileOf('opera.pdf', 'application/pdf', 3_000_000),
    SONG,
  ]);
  await expect(page.getByRole('alert')).toContainText('notes.txt isn’t a PDF, JPEG or PNG file.');
  await expect(page.getByRole('alert')).toContainText('opera.pdf is too large: 3 MB.');
  await expect(files(page)).toHaveCount(1);
  await select(page).setInputFiles([SONG]);
  await expect(page.getByRole('alert')).toHaveText('song.pdf is already in the list.');
  await expect(files(page)).toHaveCount(1);
});

test('File drop: by keyboard, the button is reached and files are removed, and the focus moves on', async ({
  page,
}) => {
  await openRecipe(page, 'file-drop');
  await select(page).setInputFiles([SONG, ROUND]);
  await page.keyboard.press('Tab');
  await expect(select(page)).toBeFocused();
  await expect(page.getByText('or drop them here')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove round.png' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toHaveText('Removed round.png.');
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
  await expect(files(page)).toHaveCount(0);
});
