import { expect } from '../../fixtures.ts';
import { expectFine, openRecipe } from '../../copied.ts';
import { LOOKS } from '../../guide.ts';
import { test } from '../../tab.ts';

test('Members: an address that somebody has is refused at the field, and another one is invited', async ({
  page,
}) => {
  await openRecipe(page, 'members');
  await page.getByRole('button', { name: 'Invite' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Invite a member' });
  await expectFine(page, LOOKS);
  await drawer.getByLabel('Name').fill('Lena Fox');
  const email = drawer.getByLabel('Email');
  await email.fill('ADA@harbor.example');
  await email.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('ADA@harbor.example is a member already.');
  await email.fill('lena@harbor.example');
  await email.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Invite' })).toBeFocused();
  await expect(page.getByText('5 of 5 members')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Lena Fox Invited' })).toBeVisible();
});

test('Members: a question comes before somebody is removed, Escape leaves it alone, and Undo brings them back', async ({
  page,
}) => {
  await openRecipe(page, 'members');
  const edit = page.getByRole('button', { name: 'Edit Priya Nair' });
  await edit.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Priya Nair' });
  await drawer.getByRole('button', { name: 'Remove from the team' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Remove Priya Nair?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Remove from the team' }).press('Enter');
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(drawer).toBeHidden();
  await expect(edit).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Invite' }).press('Enter');
  await page.getByLabel('Name', { exact: true }).fill('Lena Fox');
  await page.getByLabel('Email', { exact: true }).fill('lena@harbor.example');
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  expect((await undo.boundingBox())?.y).toBeLessThan(100);
  await undo.press('Enter');
  await expect(edit).toBeVisible();
  await expect(page.getByText('5 of 5 members')).toBeVisible();
});

test('Members: a search without a result says so, and its button shows all', async ({ page }) => {
  await openRecipe(page, 'members');
  await page.getByLabel('Name or email').fill('zoe');
  await expect(page.getByText('0 of 4 members')).toBeVisible();
  await page.getByRole('button', { name: 'Show all members' }).press('Enter');
  await expect(page.getByLabel('Name or email')).toBeFocused();
  await expect(page.getByRole('row')).toHaveCount(5);
});
