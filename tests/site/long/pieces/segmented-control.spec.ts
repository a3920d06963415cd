import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

const radio = (page: Page, name: string) => page.getByRole('radio', { name });

test('SegmentedControl: a click selects an option, and one that is disabled stays as it is', async ({
  page,
}) => {
  await openPiece(page, 'segmented-control');
  await expect(page.getByRole('radiogroup', { name: 'View' })).toHaveAccessibleDescription(
    'You see a week.',
  );
  await expect(radio(page, 'Week')).toBeChecked();
  await page.getByText('Month', { exact: true }).click();
  await expect(radio(page, 'Month')).toBeChecked();
  await expect(page.getByText('You see a month.')).toBeVisible();
  await expect(radio(page, 'Year')).toBeDisabled();
  await expectFine(page);
});

test('SegmentedControl: Tab moves to the selected option, which shows the focus (keyboard: tab)', async ({
  page,
}) => {
  await openPiece(page, 'segmented-control');
  await page.keyboard.press('Tab');
  await expect(radio(page, 'Week')).toBeFocused();
  const shadow = (name: string) =>
    page.getByText(name, { exact: true }).evaluate((one) => getComputedStyle(one).boxShadow);
  await expect.poll(() => shadow('Week')).not.toBe('none');
  expect(await shadow('Day')).not.toBe(await shadow('Week'));
});

test('SegmentedControl: the arrow keys select the next or previous option, past what is disabled (keyboard: arrows)', async ({
  page,
}) => {
  await openPiece(page, 'segmented-control');
  await page.keyboard.press('Tab');
  for (const [key, name] of [
    ['ArrowRight', 'Month'],
    ['ArrowDown', 'Day'],
    ['ArrowLeft', 'Month'],
    ['ArrowUp', 'Week'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(radio(page, name)).toBeFocused();
    await expect(radio(page, name)).toBeChecked();
  }
});

test('SegmentedControl: from right to left, the first option is at the right, with its round corners', async ({
  page,
}) => {
  await openPiece(page, 'segmented-control');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const day = page.getByText('Day', { exact: true });
  const [first, second] = [
    await day.boundingBox(),
    await page.getByText('Week', { exact: true }).boundingBox(),
  ];
  expect(first?.x).toBeGreaterThan(second?.x ?? 0);
  const corner = (side: 'right' | 'left') =>
    day.evaluate(
      (one, at) => getComputedStyle(one).getPropertyValue(`border-top-${at}-radius`),
      side,
    );
  expect(await corner('right')).not.toBe('0px');
  expect(await corner('left')).toBe('0px');
});

test('SegmentedControl: a plain form gets the selected value, and a reset brings back the first one', async ({
  page,
}) => {
  await openPiece(page, 'segmented-control', 'plain');
  await page.getByText('Large').click();
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByText('Ordered: l.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(radio(page, 'Medium')).toBeChecked();
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByText('Ordered: m.')).toBeVisible();
});

test('SegmentedControl: in a modal, an error moves the focus to it, and Space selects (keyboard: space)', async ({
  page,
}) => {
  await openPiece(page, 'segmented-control', 'form');
  await page.getByRole('button', { name: 'Answer' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(radio(page, 'Yes')).toBeFocused();
  const group = page.getByRole('radiogroup', { name: 'Will you come?' });
  await expect(group).toHaveAccessibleDescription('Select an answer.');
  await expect(group).toHaveAttribute('aria-invalid', 'true');
  await expectFine(page);
  await page.keyboard.press('Space');
  await expect(radio(page, 'Yes')).toBeChecked();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('You answered: yes.')).toBeVisible();
});
