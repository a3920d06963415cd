import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect, test } from '../../fixtures.ts';

const files = (page: Page) => page.getByRole('listitem');
const fileOf = (name: string, mimeType: string, size: number) => ({
  name,
  mimeType,
  buffer: Buffer.alloc(size),
});
const SONG = fileOf('song.pdf', 'application/pdf', 12_300);
const ROUND = fileOf('round.png', 'image/png', 1_500_000);

/** Drops files on the zone, each by its name, which may be there twice. */
async function drop(page: Page, names: readonly string[], type: string) {
  const dataTransfer = await page.evaluateHandle(
    ([all, mimeType]) => {
      const data = new DataTransfer();
      for (const name of all)
        data.items.add(new File(['la la la'], name, { type: mimeType, lastModified: 1 }));
      return data;
    },
    [names, type] as const,
  );
  await page.getByText('or drop them here').dispatchEvent('drop', { dataTransfer });
}

test('File drop: files are selected and listed with their sizes', async ({ page }) => {
  await openPiece(page, 'file-drop');
  const tune = fileOf('tune.pdf', 'application/pdf', 12);
  await page.getByLabel('Scores').setInputFiles([SONG, ROUND, tune]);
  await expect(page.getByRole('status')).toHaveText('Added 3 files.');
  await expect(files(page)).toHaveText([
    /song\.pdf.*12\.3 kB/,
    /round\.png.*1\.5 MB/,
    /tune\.pdf.*12 bytes/,
  ]);
  await expectFine(page);
});

test('File drop: a file that is there twice in one selection, or already in the list, is added once', async ({
  page,
}) => {
  await openPiece(page, 'file-drop');
  await drop(page, ['choir.pdf', 'choir.pdf', 'solo.pdf'], 'application/pdf');
  await expect(files(page)).toHaveText([/choir\.pdf/, /solo\.pdf/]);
  await expect(page.getByText('choir.pdf is already in the list.')).toBeVisible();
  await drop(page, ['solo.pdf'], 'application/pdf');
  await expect(page.getByText('solo.pdf is already in the list.')).toBeVisible();
  await expect(files(page)).toHaveCount(2);
});

test('File drop: what is wrong with a file describes the button, and the good ones are added', async ({
  page,
}) => {
  await openPiece(page, 'file-drop');
  const input = page.getByLabel('Scores');
  await input.setInputFiles([
    fileOf('notes.txt', 'text/plain', 10),
    fileOf('opera.pdf', 'application/pdf', 3_000_000),
    SONG,
  ]);
  await expect(input).toHaveAccessibleDescription(
    /notes\.txt is of a type that isn’t accepted\. opera\.pdf is too large: 3 MB\./,
  );
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(files(page)).toHaveCount(1);
});

test('File drop: a form submits all files of the list, and its reset empties it', async ({
  page,
}) => {
  await openPiece(page, 'file-drop', 'form');
  await drop(page, ['a.png', 'b.png'], 'image/png');
  await page.getByLabel('Photos').setInputFiles([fileOf('c.png', 'image/png', 10)]);
  await drop(page, ['d.png'], 'image/png');
  await expect(files(page)).toHaveText([/a\.png/, /b\.png/, /c\.png/]);
  await page.getByRole('button', { name: 'Remove b.png' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent: a.png, c.png.')).toBeVisible();
  await page.locator('form').evaluate((form: HTMLFormElement) => form.reset());
  await expect(files(page)).toHaveCount(0);
});

test('File drop: the keys open the dialog (keyboard: open), lead to the files (keyboard: tab) and remove them (keyboard: remove)', async ({
  page,
}) => {
  await openPiece(page, 'file-drop');
  const input = page.getByLabel('Scores');
  await input.focus();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (await chooser).setFiles([SONG, ROUND]);
  await expect(files(page)).toHaveCount(2);
  await input.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove song.pdf' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove round.png' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(files(page)).toHaveCount(0);
  await expect(input).toBeFocused();
});
