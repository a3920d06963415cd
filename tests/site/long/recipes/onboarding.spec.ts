import { expect } from '../../fixtures.ts';
import { expectFine, openRecipe } from '../../copied.ts';
import { LOOKS } from '../../guide.ts';
import { test } from '../../tab.ts';

test('Onboarding: a task that is saved or skipped opens the next one, and a skipped one can be done later', async ({
  page,
}) => {
  await openRecipe(page, 'onboarding');
  const status = page.getByRole('status').filter({ hasText: 'of 3 done' });
  const name = page.getByLabel('Name of the harbor');
  await name.press('Enter');
  await expect(status).toHaveText('0 of 3 done');
  await name.fill('Port Ellery');
  await name.press('Enter');
  await expect(status).toHaveText('1 of 3 done');
  const team = page.getByRole('button', { name: 'Invite your team' });
  await expect(team).toBeFocused();
  await expectFine(page, LOOKS);
  await page.getByRole('button', { name: 'Skip' }).press('Enter');
  const letters = page.getByRole('button', { name: 'Choose what we write to you' });
  await expect(letters).toBeFocused();
  await page.getByRole('switch', { name: 'What’s new' }).press('Space');
  await page.getByRole('button', { name: 'Save and continue' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You are ready' })).toBeFocused();
  await expect(status).toHaveText('2 of 3 done');

  const skipped = page.getByRole('button', { name: 'Invite your team skipped' });
  await skipped.press('Enter');
  await page.getByLabel('Email addresses').fill('tom@harbor.example');
  await page.getByRole('button', { name: 'Save and continue' }).press('Enter');
  await expect(status).toHaveText('3 of 3 done');
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '3');
});
