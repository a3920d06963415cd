import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect, test } from '../../fixtures.ts';

const slider = (page: Page, name?: string) => page.getByRole('slider', name ? { name } : {});

test('Slider: a click on the line moves the thumb there, and the field says what it is', async ({
  page,
}) => {
  await openPiece(page, 'slider');
  await expect(slider(page)).toHaveAccessibleName('Volume');
  await expect(slider(page)).toHaveAccessibleDescription('That is fine.');
  const { width = 0, height = 0 } =
    (await page.locator('.react-aria-SliderTrack').boundingBox()) ?? {};
  await page
    .locator('.react-aria-SliderTrack')
    .click({ position: { x: width * 0.9, y: height / 2 } });
  await expect(slider(page)).toHaveValue('90');
  await expect(page.getByText('Your neighbors hear it too.')).toBeVisible();
  await expectFine(page);
});

const KEYS = {
  'Slider: Arrow Right and Arrow Up make the value larger (keyboard: more)': {
    ArrowRight: '31',
    ArrowUp: '32',
  },
  'Slider: Arrow Left and Arrow Down make the value smaller (keyboard: less)': {
    ArrowLeft: '29',
    ArrowDown: '28',
  },
  'Slider: Page Up and Page Down change the value by ten (keyboard: page)': {
    PageUp: '40',
    PageDown: '30',
  },
  'Slider: End and Home move to the ends (keyboard: ends)': { End: '100', Home: '0' },
};

for (const [title, keys] of Object.entries(KEYS))
  test(title, async ({ page }) => {
    await openPiece(page, 'slider');
    await page.keyboard.press('Tab');
    await expect(slider(page)).toBeFocused();
    for (const [key, value] of Object.entries(keys)) {
      await page.keyboard.press(key);
      await expect(slider(page)).toHaveValue(value);
    }
  });

test('Slider: Tab moves between two thumbs, which don’t pass each other (keyboard: tab)', async ({
  page,
}) => {
  await openPiece(page, 'slider', 'range');
  await page.keyboard.press('Tab');
  await expect(slider(page, 'From Price')).toBeFocused();
  await expect(slider(page, 'From Price')).toHaveAttribute('aria-valuetext', '$40');
  await page.keyboard.press('End');
  await expect(slider(page, 'From Price')).toHaveValue('120');
  await page.keyboard.press('Tab');
  await expect(slider(page, 'To Price')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('status').getByText('3 rooms')).toBeVisible();
  await expect(page.getByText('$120 – $200')).toBeVisible();
  await expectFine(page);
});

test.describe('In Arabic', () => {
  test.use({ locale: 'ar' });

  test('Slider: the smallest value is at the right, and Arrow Left makes the value larger', async ({
    page,
  }) => {
    await openPiece(page, 'slider');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const at = () =>
      page.evaluate(() => {
        const [track, thumb] = ['Track', 'Thumb'].map((part) =>
          document.querySelector(`.react-aria-Slider${part}`)?.getBoundingClientRect(),
        );
        return ((thumb?.x ?? 0) - (track?.x ?? 0)) / (track?.width ?? 1);
      });
    await expect.poll(at).toBeGreaterThan(0.6);
    await slider(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(slider(page)).toHaveValue('31');
  });
});

test('Slider: a plain form gets both values, and a reset brings back the first ones', async ({
  page,
}) => {
  await openPiece(page, 'slider', 'plain');
  await expect(page.getByText('25% – 50%')).toBeVisible();
  await slider(page, 'To Share').focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved: 0.25 to 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('25% – 50%')).toBeVisible();
});

test('Slider: in a modal, an error moves the focus to it', async ({ page }) => {
  await openPiece(page, 'slider', 'form');
  await page.getByRole('button', { name: 'Set a goal' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(slider(page)).toBeFocused();
  await expect(slider(page)).toHaveAccessibleDescription('At least 5 pages.');
  await expect(slider(page)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('PageUp');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your goal is 5 pages a day.')).toBeVisible();
});
