import { readFileSync } from 'node:fs';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import { expect, test } from './fixtures.ts';
import { open, reload } from './page.ts';

test('The title is the product name, and the tagline is "Application Framework"', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page).toHaveTitle('React components for Bulma | Bulmatic');
});

test('The top navbar has Getting Started, APIs, Blog and the repository, on the right side', async ({
  page,
}) => {
  await open(page, '/');
  const items = page.locator('.navbar__items--right .navbar__item');
  await expect(items).toHaveText(['Getting Started', 'APIs', 'Blog', /GitHub/]);
  await expect(page.locator('nav.navbar')).toHaveCSS('position', 'sticky');
});

test('Getting Started opens the guide sidebar and APIs opens the API sidebar', async ({ page }) => {
  await open(page, '/');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await navbar.getByRole('link', { name: 'Getting Started' }).click();
  await expect(sidebar).toContainText('Guides');
  await navbar.getByRole('link', { name: 'APIs' }).click();
  await expect(page).toHaveURL('/docs/category/elements');
  await expect(sidebar).toContainText('Elements');
});

test('API pages are named in PascalCase in the sidebar, with an edit link to the source file', async ({
  page,
}) => {
  await open(page, '/docs/api/elements/icontext');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name: 'IconText', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/edit\/main\/library\/src\/elements\/IconText\.tsx$/,
  );
});

test('The footer has the columns docs, community and more, a logo, the year 2025 and both licences', async ({
  page,
}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.footer__title')).toHaveText(['Docs', 'Community', 'More']);
  for (const [name, url] of [
    ['Stack Overflow', 'https://stackoverflow.com/questions/tagged/bulma'],
    ['Discord', 'https://discord.gg/reactiflux'],
    ['X', 'https://x.com/jgthms'],
  ] as const) {
    await expect(footer.locator(`a[href="${url}"]`)).toContainText(name);
  }
  await expect(footer.getByRole('img', { name: 'Bulmatic' })).toBeVisible();
  await expect(footer).toContainText('2025');
  await expect(footer).toContainText('MIT');
  await expect(footer).toContainText('CC BY-NC-SA 4.0');
});

test('The default color mode is light, whatever the system says, and the reader may switch', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await reload(page);
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('There is a single docs version, labelled Next, and it is the latest', () => {
  const globalData = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8')) as {
    'docusaurus-plugin-content-docs': { default: GlobalPluginData };
  };
  const { versions } = globalData['docusaurus-plugin-content-docs'].default;
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatchObject({ label: 'Next', isLast: true, path: '/docs' });
});
