import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

const list = (page: Page, name: string) => page.getByRole('list', { name });
const current = (page: Page) => page.locator('[aria-current=step]');
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('Steps: the current step is marked, the ones before it are done, and all can be done', async ({
  page,
}) => {
  await openPiece(page, 'steps');
  await expect(list(page, 'Your order').getByRole('listitem')).toHaveCount(4);
  await expect(current(page)).toContainText('Baked');
  await expect(page.getByText('(done)')).toHaveCount(1);
  await expectFine(page);
  for (const name of ['On its way', 'Delivered']) {
    await button(page, 'Next step').click();
    await expect(current(page)).toContainText(name);
  }
  await button(page, 'Next step').click();
  await expect(current(page)).toHaveCount(0);
  await expect(page.getByText('(done)')).toHaveCount(4);
  await expectFine(page);
});

test('Steps: they are in a row, from right to left too, and below each other on a phone', async ({
  page,
}) => {
  await openPiece(page, 'steps');
  const places = async () => {
    const items = await list(page, 'Your order').getByRole('listitem').all();
    const boxes = await Promise.all(items.map((item) => item.boundingBox()));
    return boxes.map((box) => ({ x: box?.x ?? 0, y: box?.y ?? 0 }));
  };
  const sorted = (all: readonly number[]) => all.toSorted((one, other) => one - other);
  await page.setViewportSize({ width: 1280, height: 800 });
  const row = await places();
  expect(new Set(row.map(({ y }) => y)).size).toBe(1);
  expect(row.map(({ x }) => x)).toEqual(sorted(row.map(({ x }) => x)));
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const mirrored = await places();
  expect(mirrored.map(({ x }) => x)).toEqual(sorted(mirrored.map(({ x }) => x)).toReversed());
  await page.setViewportSize({ width: 390, height: 800 });
  const column = await places();
  expect(new Set(column.map(({ x }) => x)).size).toBe(1);
  expect(new Set(column.map(({ y }) => y)).size).toBe(4);
});

test('Steps: Tab and Enter lead back to a step that is done, with its answer (keyboard: tab) (keyboard: enter)', async ({
  page,
}) => {
  await openPiece(page, 'steps', 'back');
  for (const answer of ['Ada', 'Mill']) {
    await page.getByRole('textbox').fill(answer);
    await page.getByRole('textbox').press('Enter');
  }
  await expect(current(page)).toHaveText(/Date/);
  await expectFine(page);
  await button(page, 'Name (done)').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Harbor (done)')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveText(/Harbor/);
  await expect(page.getByLabel('Harbor')).toHaveValue('Mill');
});
