import { expect, test } from './fixtures.ts';
import { open, reload } from './page.ts';

test('The package manager that is chosen once is shown in all commands, on other pages, and after a reload', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const tabs = page.getByRole('tab', { name: 'pnpm' });
  await tabs.first().click();
  for (const tab of await tabs.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  const shown = page.locator('code:visible', { hasText: 'pnpm add' });
  await expect(shown).toHaveCount(4);
  const panels = page.getByRole('tabpanel');
  await expect(panels.filter({ hasText: /\bnp[mx] / })).toHaveCount(0);
  await open(page, '/docs/guides/theming');
  await expect(shown).toHaveCount(1);
  await reload(page);
  await expect(shown).toHaveCount(1);
});
