import { readFileSync } from 'node:fs';
import { AXE_TAGS, violations } from './axe.ts';
import { contrastsOfCode } from './codeColors.ts';
import { CONTRAST_OF_BULMA } from './contrast.ts';
import { expect, test } from './fixtures.ts';
import { MODES, WIDTHS } from './guide.ts';
import { open } from './page.ts';
import { builtRoutes } from './sitemap.ts';

interface Package {
  version: string;
}

test('The not-found page has no accessibility violation', async ({ page }) => {
  await open(page, '/no/such/page');
  expect(await violations(page)).toEqual([]);
});

for (const route of ['/', '/docs/intro', '/docs/api/elements/button', '/blog/welcome']) {
  test(`${route} can be read and used with forced colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, route);
    const found = await violations(page);
    expect(found.filter(({ isInDemo }) => !isInDemo)).toEqual([]);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus-visible');
    await expect(focused).toHaveCSS('outline-style', 'solid');
  });
}

for (const mode of MODES) {
  test(`Each color of code has a contrast of 4.5 on plain and on highlighted lines, in ${mode} mode`, async ({
    page,
  }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await open(page, '/docs/intro');
    const contrasts = await page.evaluate(contrastsOfCode);
    expect(Object.keys(contrasts).length).toBeGreaterThanOrEqual(6 * 2);
    expect(Object.entries(contrasts).filter(([, contrast]) => contrast < 4.5)).toEqual([]);
  });
}

test('The accessibility statement tells what is measured here', () => {
  const measured = {
    axe: (JSON.parse(readFileSync('node_modules/axe-core/package.json', 'utf8')) as Package)
      .version,
    tags: AXE_TAGS,
    pages: builtRoutes().length,
    modes: MODES,
    widths: WIDTHS,
    contrastOfBulma: CONTRAST_OF_BULMA,
  };
  expect(`${JSON.stringify(measured, undefined, 2)}\n`).toMatchSnapshot('measured.json');
});
