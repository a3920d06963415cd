import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

test('Chat: Enter sends, Shift + Enter begins a line, and the end of the log stays in view', async ({
  page,
}) => {
  await openRecipe(page, 'chat');
  const log = page.getByRole('log', { name: 'Conversation' });
  const field = page.getByLabel('Your message');
  await field.press('Enter');
  await expect(log.getByText('You', { exact: true })).toHaveCount(1);
  await field.fill('Two of us,');
  await field.press('Shift+Enter');
  await field.pressSequentially('and a dog.');
  await field.press('Enter');
  await expect(log).toContainText('Two of us,\nand a dog.');
  await expect(field).toBeEmpty();
  await expect(field).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Nils is writing …');
  const answer = log.getByText('Thanks, I’ll look that up');
  await expect(answer).toBeInViewport();
  await expect(page.getByRole('status')).not.toHaveText('Nils is writing …');
});

test('Chat: an answer doesn’t move somebody who reads earlier messages, and a button leads to it', async ({
  page,
}) => {
  await openRecipe(page, 'chat');
  const log = page.getByRole('log', { name: 'Conversation' });
  const field = page.getByLabel('Your message');
  await field.fill('One\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten');
  await field.press('Enter');
  await log.evaluate((element) => element.scrollTo({ top: 0 }));
  const more = page.getByRole('button', { name: 'New messages' });
  await expect(more).toBeVisible();
  await expect.poll(() => log.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await more.press('Enter');
  await expect(log.getByText('Thanks, I’ll look that up')).toBeInViewport();
  await expect(more).toBeHidden();
  await expect(log).toBeFocused();
});
