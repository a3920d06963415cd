import { variant } from '../fixtureSites.ts';
import { expect, test } from './fixtures.ts';
import { navbar, open } from './page.ts';
import { LONG } from './samples.ts';

/** Ways in which browsers refuse to store anything. */
const FAULTS = {
  'reading its getter throws': () =>
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  'its methods throw': () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const methods = { getItem: refuse, setItem: refuse, removeItem: refuse };
    Object.defineProperty(window, 'localStorage', { configurable: true, value: methods });
  },
  'it is null': () =>
    Object.defineProperty(window, 'localStorage', { configurable: true, value: null }),
};

for (const [fault, install] of Object.entries(FAULTS)) {
  test(`If browser storage is unavailable because ${fault}, a warning is logged and the failure is ignored`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(install);
    await open(page, '/');
    const announcement = page.getByRole('region', { name: 'Announcement' });
    await announcement.getByRole('button', { name: 'Close' }).click();
    await expect(announcement).toBeHidden();
    await navbar(page).getByRole('button', { name: 'Switch to dark mode' }).click();
    await navbar(page).getByRole('link', { name: 'APIs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('APIs: Elements');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(announcement).toBeHidden();
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain('Browser storage is unavailable');
  });

  test.describe('of a site with versions', LONG, () => {
    test.use({ folder: variant('options') });

    test(`A version can be chosen though ${fault}`, async ({ page, complaints }) => {
      await page.addInitScript(install);
      await open(page, '/docs/intro');
      await navbar(page).getByRole('button', { name: 'Next' }).click();
      await navbar(page).getByRole('link', { name: '1.0' }).click();
      await expect(page.getByText('Text of version 1.0.')).toBeVisible();
      expect(complaints).toHaveLength(1);
    });
  });
}
