import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

const files = (page: Page) => page.getByRole('listitem');
const fileOf = (name: string, mimeType: string, size: number) => ({
  name,
  mimeType,
  buffer: Buffer.alloc(size),
});
const SONG = fileOf('song.pdf', 'application/pdf', 12_300);
const ROUND = fileOf('round.png', 'image/png', 1_500_000);

/** Drops files on the zone, each by its name, which may be there twice. */
async function drop(page: Page, names: readonly string[], type: string, lastModified = 1) {
  const dataTransfer = await page.evaluateHandle(
    ([all, options]) => {
      const data = new DataTransfer();
      for (const name of all) data.items.add(new File(['la la la'], name, options));
      return data;
    },
    [names, { type, lastModified }] as const,
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

test('File drop: two files of the same name and size but of different dates are two files', async ({
  page,
  complaints,
}) => {
  await openPiece(page, 'file-drop');
  await drop(page, ['choir.pdf', 'solo.pdf'], 'application/pdf', 1);
  await drop(page, ['choir.pdf'], 'application/pdf', 2);
  await expect(files(page)).toHaveText([/choir\.pdf/, /solo\.pdf/, /choir\.pdf/]);
  await page.getByRole('button', { name: 'Remove choir.pdf' }).first().click();
  await expect(files(page)).toHaveText([/solo\.pdf/, /choir\.pdf/]);
  const [, last] = await page
    .getByLabel('Scores')
    .evaluate((one: HTMLInputElement) => [...one.files!].map(({ lastModified }) => lastModified));
  expect(last).toBe(2);
  expect(complaints).toEqual([]);
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

test('File drop: in a modal, a plain form submits all files of the list, and its reset empties it', async ({
  page,
}) => {
  await openPiece(page, 'file-drop', 'plain');
  await page.getByRole('button', { name: 'Send photos' }).click();
  await expectFine(page);
  await drop(page, ['a.png', 'b.png'], 'image/png');
  await page.locator('input[name=photos]').setInputFiles([fileOf('c.png', 'image/png', 10)]);
  await drop(page, ['d.png'], 'image/png');
  await expect(files(page)).toHaveText([/a\.png/, /b\.png/, /c\.png/]);
  await page.getByRole('button', { name: 'Remove b.png' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Sent: a.png, c.png.')).toBeVisible();
  await page.getByRole('button', { name: 'Send photos' }).click();
  await drop(page, ['e.png'], 'image/png');
  await expect(files(page).filter({ hasText: 'e.png' })).toBeVisible();
  await page.locator('form').evaluate((form: HTMLFormElement) => form.reset());
  await expect(files(page)).toHaveCount(0);
});

test('File drop: in React Hook Form, the button gets the focus if files are missing, and what is added is sent', async ({
  page,
}) => {
  await openPiece(page, 'file-drop', 'form');
  const input = page.getByLabel('Papers');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(input).toBeFocused();
  await expect(input).toHaveAccessibleDescription('Add a file.');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expectFine(page);
  await input.setInputFiles([SONG, ROUND]);
  await expect(input).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Sent: song.pdf, round.png.')).toBeVisible();
  await expect(files(page)).toHaveCount(0);
});

test('File drop: the keys open the dialog (keyboard: open), lead to the files (keyboard: tab) and remove them (keyboard: remove)', async ({
  page,
}) => {
  // Before anything else: on a busy machine, a dialog opens sooner than the browser hears that a test waits for it.
  const chooser = page.waitForEvent('filechooser');
  await openPiece(page, 'file-drop');
  const input = page.getByLabel('Scores');
  await input.focus();
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
