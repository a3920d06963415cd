import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { expect } from './fixtures.ts';
import { open } from './page.ts';
import { builtRoutes } from './sitemap.ts';
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

test('Until npm has the library, the site serves the package that its commands install', async ({
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

  const href = (await file.getAttribute('href')) ?? '';
  const response = await request.get(new URL(href, page.url()).href);
  expect((await response.body()).length).toBeGreaterThan(300_000);
});

test('The library that the site serves contains its documents, whose links to each other lead to files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  const tarball = readdirSync('build').find((name) => /^bulmatic-\d.*\.tgz$/.test(name))!;
  execFileSync('tar', ['-xzf', join('build', tarball), '-C', folder]);
  const packed = join(folder, 'package');
  const isDocument = (file: string) => /(^|\/)(AGENTS\.md|llms\.txt|docs\/.*\.md)$/.test(file);
  const documents = readdirSync(packed, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter(isDocument);
  const routes = builtRoutes().filter((route) => /^\/docs\/(components|api|pieces)\//.test(route));
  const skills = readdirSync('build/.well-known/agent-skills', { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => `docs/skills/${name}/SKILL.md`);
  expect(documents.toSorted()).toEqual(
    [
      'AGENTS.md',
      'llms.txt',
      ...routes.map((route) => `${route.slice(1)}.md`),
      ...skills,
    ].toSorted(),
  );
  const missing: string[] = [];
  let links = 0;
  for (const document of documents) {
    const text = readFileSync(join(packed, document), 'utf8');
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)) {
      links += 1;
      if (!existsSync(join(packed, dirname(document), target)))
        missing.push(`${document}: ${target}`);
    }
  }
  expect(missing).toEqual([]);
  expect(links).toBeGreaterThan(500);
  rmSync(folder, { recursive: true });
});
