import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { holdScripts, hydrated } from '../page.ts';

test('What is pressed in a demo before React takes over happens once, afterwards, with the same keys', async ({
  page,
  complaints,
}) => {
  const release = await holdScripts(page);
  await page.goto('/docs/components/elements/buttons');
  const voices = page.getByRole('group', { name: 'Voices to show' });
  await voices.evaluate((element) => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    element.addEventListener('click', (event) => {
      const { shiftKey, target } = event as MouseEvent;
      seen.push([(target as Element).textContent, shiftKey]);
    });
  });
  await voices.getByRole('button', { name: 'Tenor' }).click({ modifiers: ['Shift'] });
  await voices.getByRole('button', { name: 'Soprano' }).click();
  await expect(voices.getByRole('button', { pressed: true })).toHaveText(['Alto', 'Bass']);
  release();
  await hydrated(page);
  await expect(voices.getByRole('button', { pressed: true })).toHaveText([
    'Soprano',
    'Alto',
    'Tenor',
    'Bass',
  ]);
  expect(await page.evaluate(() => (window as unknown as { seen: unknown }).seen)).toEqual([
    ['Tenor', true],
    ['Soprano', false],
  ]);
  await expect(voices.getByRole('button', { name: 'Soprano' })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('A tab of a demo that runs answers as the library has it, once React has taken over', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/docs/components/components/tabs');
  const order = page.getByRole('tablist', { name: 'Order' });
  const html = () => order.evaluate((element) => element.outerHTML);
  const untouched = await html();
  await order.getByRole('tab', { name: 'Payment' }).click();
  expect(await html()).toBe(untouched);
  release();
  await hydrated(page);
  await expect(order.getByRole('tab', { selected: true })).toHaveText('Payment');
});

test('A form that is sent before React takes over does not leave the page, and is sent afterwards', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/docs/components/elements/box');
  const form = page.locator('form.box');
  await form.getByRole('textbox').fill('me@example.com');
  await form.getByRole('textbox').press('Enter');
  await expect(form.getByRole('status')).toHaveText('One letter a month.');
  release();
  await expect(form.getByRole('status')).toHaveText('Thank you.');
  await expect(form.getByRole('textbox')).toHaveValue('me@example.com');
  await expect(page).toHaveURL('/docs/components/elements/box');
});

test('What was typed and ticked and chosen before React takes over stays, and React knows of it', async ({
  page,
  complaints,
}) => {
  const release = await holdScripts(page);
  await page.goto('/docs/components/form/input');
  const input = page.getByRole('textbox', { name: 'Text on the cake' });
  await input.fill('Hello');
  await input.press('ArrowLeft');
  release();
  await hydrated(page);
  await expect(input).toHaveValue('Hello');
  await expect(page.getByText('15 letters left')).toBeVisible();
  await expect(input).toBeFocused();
  await input.pressSequentially('-');
  await expect(input).toHaveValue('Hell-o');
  expect(complaints).toEqual([]);
});

for (const [route, change, expectKnown] of [
  [
    'checkbox',
    (page: Page) => page.getByLabel('I bring the books back within four weeks').last().check(),
    async (page: Page) => {
      await expect(
        page.getByLabel('I bring the books back within four weeks').last(),
      ).toBeChecked();
      await expect(page.getByRole('button', { name: 'Get a card' })).toBeEnabled();
    },
  ],
  [
    'select',
    (page: Page) => page.getByLabel('Branch').last().selectOption('Old Market'),
    async (page: Page) => {
      await expect(page.getByLabel('Branch').last()).toHaveValue('2');
      await expect(page.locator('.help', { hasText: 'Tuesday to Saturday' })).toBeVisible();
    },
  ],
] as const) {
  test(`The ${route} that was changed before React takes over stays so, and React knows of it`, async ({
    page,
    complaints,
  }) => {
    const release = await holdScripts(page);
    await page.goto(`/docs/components/form/${route}`);
    await change(page);
    release();
    await hydrated(page);
    await expectKnown(page);
    expect(complaints).toEqual([]);
  });
}
