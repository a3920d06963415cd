import { expect, test } from './fixtures.ts';
import { open } from './page.ts';

test('Each heading has a link labelled "Direct link to {heading}"', async ({ page }) => {
  await open(page, '/docs/intro');
  const headings = await page.locator('main :is(h2, h3)').all();
  expect(headings.length).toBeGreaterThan(0);
  for (const one of headings) {
    const text = (await one.innerText()).replace(/\s*#$/, '');
    const link = one.getByRole('link', { name: `Direct link to ${text}`, exact: true });
    await expect(link).toHaveAttribute('href', `#${await one.getAttribute('id')}`);
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
  }
});
