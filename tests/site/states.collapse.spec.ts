import type { Page } from '@playwright/test';
import { variant } from '../fixtureSites.ts';
import { expect, test } from './fixtures.ts';
import { open } from './page.ts';
import { LONG } from './samples.ts';

interface Change {
  /** Of the content, in pixels. */
  height: number;
  easing: string;
  /** How long the transition took, in milliseconds. */
  took: number;
}

/** Opens or closes a category of the sidebar, and watches its height change. */
async function press(page: Page, label: string): Promise<Change> {
  const category = page.locator('.menu__list-item', { hasText: label }).first();
  const change = category.evaluate(
    (item) =>
      new Promise<Change>((resolve) => {
        item.addEventListener('transitionend', (event) => {
          const { propertyName, elapsedTime, target } = event as TransitionEvent;
          if (propertyName !== 'height') return;
          const list = target as HTMLElement;
          const easing = /height \S+ (\S+)/.exec(list.style.transition)?.[1] ?? '';
          resolve({ height: list.scrollHeight, easing, took: Math.round(elapsedTime * 1000) });
        });
      }),
  );
  await category.locator('.menu__link').first().click();
  return change;
}

test.use({
  folder: variant('options'),
  contextOptions: { reducedMotion: 'no-preference' },
});

test.beforeEach(async ({ page }) => {
  await open(page, '/docs/intro');
});

test(
  'Collapsible sections: collapsed or expanded, with an animated height change',
  LONG,
  async ({ page }) => {
    const item = page.getByRole('link', { name: 'One', exact: true });
    await expect(item).toBeHidden();
    await press(page, 'Short');
    await expect(item).toBeVisible();
    await press(page, 'Short');
    await expect(item).toBeHidden();
  },
);

test(
  'The easing is ease-in-out. The duration is computed from the content height',
  LONG,
  async ({ page }) => {
    const short = await press(page, 'Short');
    const long = await press(page, 'Long');
    expect([short.easing, long.easing]).toEqual(['ease-in-out', 'ease-in-out']);
    for (const { height, took } of [short, long]) {
      // Material Design's duration for a height, in units of 36 pixels.
      const units = height / 36;
      expect(took).toBe(Math.round((4 + 15 * units ** 0.25 + units / 5) * 10));
    }
    expect(long.height).toBeGreaterThan(5 * short.height);
    expect(long.took).toBeGreaterThan(1.5 * short.took);
  },
);

test('1 ms when reduced motion applies', LONG, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await press(page, 'Long')).took).toBe(1);
});
