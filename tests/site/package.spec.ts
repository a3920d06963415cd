import { createHash } from 'node:crypto';
import { expect } from './fixtures.ts';
import { open } from './page.ts';
import { test } from './tab.ts';

test('Until npm has the converter, the site serves the package that its command runs', async ({
  page,
  request,
}) => {
  await open(page, '/docs/guides/from-bulma-html');
  const command = await page.locator('code', { hasText: 'npx' }).first().textContent();
  const [, address = ''] = /^npx (\S+)/.exec(command ?? '') ?? [];
  const { pathname } = new URL(address);
  const response = await request.get(new URL(pathname, page.url()).href);
  expect(pathname).toMatch(/^\/bulmatic-convert-.*\.tgz$/);
  expect((await response.body()).length).toBeGreaterThan(50_000);
});

test('Until npm has the command that makes apps, the site serves the package that Getting Started runs', async ({
  page,
  request,
}) => {
  await open(page, '/docs/intro');
  const commands = page.locator('code', { hasText: 'npx create-bulmatic@' });
  const [first = '', second = ''] = await commands.allTextContents();
  const [, address = ''] = /^npx create-bulmatic@(\S+) my-app\n/.exec(first) ?? [];
  expect(second).toMatch(/ my-app --template next --css sass/);
  const { pathname } = new URL(address);
  expect(pathname).toMatch(/^\/create-bulmatic-.*\.tgz$/);
  const response = await request.get(new URL(pathname, page.url()).href);
  expect((await response.body()).length).toBeGreaterThan(30_000);
});

test('Until npm has the library, the site serves the package that its commands install, with its size and hash', async ({
  page,
  request,
}) => {
  await open(page, '/docs/intro');
  const file = page.getByRole('link', { name: /^bulmatic-.*\.tgz$/ });
  const name = await file.textContent();
  const commands = page
    .locator('code:visible', { hasText: 'npm install' })
    .filter({ hasText: 'bulma' });
  for (const command of await commands.allTextContents())
    expect(command).toContain(`/${name} bulma`);
  expect(await commands.count()).toBeGreaterThanOrEqual(3);

  const response = await request.get(
    new URL((await file.getAttribute('href')) ?? '', page.url()).href,
  );
  const body = await response.body();
  const hash = createHash('sha512').update(body).digest('base64');
  await expect(page.getByText(`sha512-${hash}`)).toBeVisible();
  await expect(page.getByText(`${name} (${Math.round(body.length / 1000)} kB)`)).toBeVisible();
});
