import type { Locator, Page } from '@playwright/test';
import { variant } from '../fixtureSites.ts';
import { expect, test } from './fixtures.ts';
import { navbar, open } from './page.ts';
import { LONG } from './samples.ts';

const button = (page: Page, name: string) => navbar(page).getByRole('button', { name });

/** Expects the list that the button controls to be shown or hidden, and the button to say so. */
async function expectOpen(trigger: Locator, isOpen: boolean) {
  await expect(trigger).toHaveAttribute('aria-expanded', String(isOpen));
  const id = (await trigger.getAttribute('aria-controls')) ?? '';
  await expect(trigger.page().locator(`[id="${id}"]`)).toBeVisible({ visible: isOpen });
}

test.describe('a dropdown that is no link', LONG, () => {
  test.use({ folder: variant('navbar') });
  let more: Locator;
  let link: (name: string) => Locator;

  test.beforeEach(async ({ page }) => {
    await open(page, '/');
    more = button(page, 'More');
    link = (name) => navbar(page).getByRole('listitem').getByRole('link', { name });
    await expectOpen(more, false);
  });

  for (const key of ['Enter', 'Space']) {
    test(`A dropdown opens with ${key}, and Escape closes it and returns the focus`, async ({
      page,
      complaints,
    }) => {
      await more.press(key);
      await expectOpen(more, true);
      await page.keyboard.press('Tab');
      await expect(link('Blog')).toBeFocused();
      await page.keyboard.press('Escape');
      await expectOpen(more, false);
      await expect(more).toBeFocused();
      await more.press(key);
      await more.press(key);
      await expectOpen(more, false);
      expect(complaints).toEqual([]);
    });
  }

  test('The arrow keys, Home and End move in a dropdown, and the first arrow down opens it', async ({
    page,
  }) => {
    await more.press('End');
    await expectOpen(more, false);
    for (const [key, name] of [
      ['ArrowDown', 'Blog'],
      ['ArrowUp', 'Blog'],
      ['ArrowDown', 'Intro'],
      ['End', 'Archive'],
      ['ArrowDown', 'Archive'],
      ['ArrowUp', 'Intro'],
      ['Home', 'Blog'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(link(name)).toBeFocused();
    }
    await expectOpen(more, true);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectOpen(more, false);
  });

  test('A dropdown does not open on hover, and closes when the focus or a press is elsewhere', async ({
    page,
  }) => {
    await more.hover();
    await expectOpen(more, false);
    await more.click();
    await expectOpen(more, true);
    await page.getByRole('heading', { level: 1 }).click();
    await expectOpen(more, false);
    await more.click();
    await navbar(page).getByRole('link', { name: 'Docs' }).focus();
    await expectOpen(more, false);
  });

  test('A link of a dropdown to the page that is open closes the dropdown', async () => {
    await more.click();
    await link('Blog').click();
    await expect(more.page()).toHaveURL(/\/blog$/);
    await more.click();
    await link('Blog').click();
    await expectOpen(more, false);
  });
});

test.describe('versions and languages', LONG, () => {
  test.use({ folder: variant('options') });

  for (const width of [1280, 390]) {
    test(`The version that is chosen opens, with the same page, and is remembered, at ${width} px`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/docs/intro');
      if (width === 390) await openMainMenu(page);
      else await button(page, 'Next').click();
      await page.getByRole('link', { name: '1.0', exact: true }).click();
      await expect(page).toHaveURL(/\/docs\/1\.0\/intro$/);
      await expect(page.getByRole('main')).toContainText('Text of version 1.0.');
      const stored = () => localStorage.getItem('docs-preferred-version-default');
      expect(await page.evaluate(stored)).toBe('1.0');
      expect(complaints).toEqual([]);
    });

    test(`The language that is chosen opens, with the same page, at ${width} px`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/docs/intro');
      if (width === 390) {
        await openMainMenu(page);
        const languages = page.getByRole('button', { name: 'Languages', expanded: false });
        await languages.click();
        await expect(languages).toHaveCount(0);
      } else await button(page, 'English').click();
      await page.getByRole('link', { name: 'Français' }).click();
      await expect(page).toHaveURL(/\/fr\/docs\/intro$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
      expect(complaints).toEqual([]);
    });
  }

  test('A dropdown that is a link as well has the link beside the button, of the same name', async ({
    page,
  }) => {
    await open(page, '/');
    await navbar(page).getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/intro$/);
    await expectOpen(button(page, 'Next'), false);
  });
});

async function openMainMenu(page: Page) {
  await page.getByRole('button', { name: 'Open navigation bar' }).click();
  await page.getByRole('button', { name: 'Back to main menu' }).click();
}
