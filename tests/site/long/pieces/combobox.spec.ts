import type { Page } from '@playwright/test';
import { boxOf, expectFine, openPiece } from '../../copied.ts';
import { expect, test } from '../../fixtures.ts';

const input = (page: Page) => page.getByRole('combobox');
const option = (page: Page, name: string) => page.getByRole('option', { name });

/** The option that the keys are on. */
const active = (page: Page) =>
  input(page).evaluate(
    (one) => document.getElementById(one.getAttribute('aria-activedescendant') ?? '')?.textContent,
  );

test('Combobox: a click selects an option, whose list fits and is clean for axe while it is open', async ({
  page,
}) => {
  await openPiece(page, 'combobox');
  await expect(input(page)).toHaveAccessibleName('From which harbor?');
  await page.getByRole('button', { name: /Show suggestions/ }).click();
  await expect(page.getByRole('option')).toHaveCount(6);
  await expectFine(page);
  await option(page, 'Heron Island').click();
  await expect(input(page)).toHaveValue('Heron Island');
  await expect(page.getByText('From Heron Island: 8:20 am.')).toBeVisible();
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('Combobox: the arrow keys open the list and move through it, past what is disabled (keyboard: arrows)', async ({
  page,
}) => {
  await openPiece(page, 'combobox');
  await input(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(page)).toContain('Heron Island');
  for (const name of ['Mill Harbor', 'North Lock', 'Reed Bay']) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active(page)).toContain(name);
  }
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => active(page)).toContain('North Lock');
});

test('Combobox: letters filter, and Enter selects an option (keyboard: enter)', async ({
  page,
}) => {
  await openPiece(page, 'combobox');
  await input(page).fill('mill');
  await expect(page.getByRole('option')).toHaveText([/^Mill Harbor/, /^Windmill Pier/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveValue('Windmill Pier');
  await expect(page.getByText('From Windmill Pier: 11:45 am.')).toBeVisible();
});

test('Combobox: a name that is typed in full selects its option, by Enter and by Tab, and other text goes', async ({
  page,
}) => {
  await openPiece(page, 'combobox');
  for (const [typed, key, name] of [
    ['mill harbor', 'Enter', 'Mill Harbor'],
    ['Reed Bay', 'Tab', 'Reed Bay'],
    ['Reed', 'Tab', 'Reed Bay'],
  ] as const) {
    await input(page).fill(typed);
    await input(page).press(key);
    await expect(input(page)).toHaveValue(name);
    await expect(page.getByText(`From ${name}:`)).toBeVisible();
  }
});

test('Combobox: Escape closes the list and brings back what is selected (keyboard: escape)', async ({
  page,
}) => {
  await openPiece(page, 'combobox');
  await input(page).fill('reed');
  await option(page, 'Reed Bay').click();
  await input(page).fill('xyz');
  await expect(page.getByText('Nothing matches “xyz”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(input(page)).toHaveValue('Reed Bay');
});

test('Combobox: Tab selects the option that the keys are on and moves on (keyboard: tab)', async ({
  page,
}) => {
  await openPiece(page, 'combobox');
  await input(page).fill('north');
  await expect(page.getByRole('option')).toHaveText([/^North Lock/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(input(page)).toHaveValue('North Lock');
  await expect(input(page)).not.toBeFocused();
  await expect(page.getByText('From North Lock: 9:40 am.')).toBeVisible();
});

test('Combobox: Home, End and the arrow keys move the cursor in the text (keyboard: cursor)', async ({
  page,
}) => {
  await openPiece(page, 'combobox');
  await input(page).fill('234');
  for (const [key, digit, text] of [
    ['Home', '1', '1234'],
    ['ArrowRight', '0', '12034'],
    ['ArrowLeft', '9', '129034'],
    ['End', '5', '1290345'],
  ] as const) {
    await page.keyboard.press(key);
    await page.keyboard.press(digit);
    await expect(input(page)).toHaveValue(text);
  }
});

test.describe('In Arabic', () => {
  test.use({ locale: 'ar' });

  test('Combobox: its button is at the left, and its list and options begin at the right', async ({
    page,
  }) => {
    await openPiece(page, 'combobox');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const box = await boxOf(input(page));
    const button = page.getByRole('button');
    expect((await boxOf(button)).x).toBeCloseTo(box.x, 0);
    await button.click();
    const list = await boxOf(page.getByRole('listbox'));
    expect(list.x + list.width).toBeCloseTo(box.x + box.width, 0);
    const name = await boxOf(option(page, 'Heron Island').locator('div').first());
    expect(name.x + name.width / 2).toBeGreaterThan(box.x + box.width / 2);
  });
});

test('Combobox: whoever clears the input selects nothing, and other text falls back to what is selected', async ({
  page,
}) => {
  await openPiece(page, 'combobox');
  await input(page).fill('reed');
  await option(page, 'Reed Bay').click();
  await input(page).fill('ree');
  await input(page).blur();
  await expect(input(page)).toHaveValue('Reed Bay');
  await input(page).fill('');
  await input(page).blur();
  await expect(input(page)).toHaveValue('');
  await expect(page.getByText('Type a part of its name')).toBeVisible();
});

test('Combobox: a server is asked when the user stops typing, and the list says what it answers', async ({
  page,
}) => {
  await openPiece(page, 'combobox', 'server');
  await input(page).pressSequentially('the');
  await expect(page.getByText('Searching…')).toBeVisible();
  await option(page, 'The Lighthouse Year').click();
  await expect(input(page)).toHaveValue('The Lighthouse Year');
  await input(page).blur();
  await expect(input(page)).toHaveValue('The Lighthouse Year');
  await input(page).fill('error');
  await expect(page.getByText('The server does not answer.')).toBeVisible();
  await input(page).fill('bread');
  await expect(option(page, 'Bread at Dawn')).toBeVisible();
});

test('Combobox: what the user typed becomes a new option, once', async ({ page }) => {
  await openPiece(page, 'combobox', 'create');
  await input(page).fill('Roof');
  await option(page, 'Create “Roof”').click();
  await expect(input(page)).toHaveValue('Roof');
  await input(page).fill('roo');
  await expect(page.getByRole('option')).toHaveText(['Roof', 'Create “roo”']);
  await input(page).fill('Roof');
  await expect(option(page, 'Create “Roof”')).toHaveCount(0);
});

test('Combobox: in a modal, it is required, gets the focus on an error, and Escape closes only its list', async ({
  page,
}) => {
  await openPiece(page, 'combobox', 'form');
  await page.getByRole('button', { name: 'Book a room' }).click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(input(page)).toHaveAccessibleDescription('Select a room.');
  await input(page).fill('h');
  await expect(option(page, 'Hall')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Book a room' })).toBeVisible();
  await input(page).fill('h');
  await option(page, 'Hall').click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('Hall is booked.')).toBeVisible();
  await page.getByRole('button', { name: 'Book a room' }).click();
  await expect(input(page)).toHaveValue('');
});
