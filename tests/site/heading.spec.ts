import { createElement } from 'react';
import { textOf } from '../../src/theme/Heading/textOf.ts';
import { expect, test } from './fixtures.ts';

test('Each heading has a link labelled "Direct link to {heading}"', async ({ page }) => {
  await page.goto('/docs/intro');
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

test('The label is the text of the heading even if it has markup in it', () => {
  const code = createElement('code', null, 'as');
  const link = createElement('a', { href: '/' }, 'of ', createElement('b', null, 3), null);
  expect(textOf(['The prop ', code, ' ', link])).toBe('The prop as of 3');
});
