import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CONTRAST_OF_BULMA } from './contrast.ts';
import { expect, test } from './fixtures.ts';
import { guidePages, MODES } from './guide.ts';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds in the demos of a page: the rule, and the element. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    // @ts-expect-error -- The script above has put it there.
    const axe = window.axe as typeof import('axe-core');
    const { violations: found } = await axe.run({ include: [['.bulma-stage']] }, { runOnly: tags });
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, TAGS);
}

/** HTML without white space, React's marks between texts, and what its ids depend on besides their order. */
function comparable(html: string): string {
  const ids = [...new Set(html.match(/_R_\w*?_/g))];
  return (
    ids
      .reduce((text, id, index) => text.replaceAll(id, `id${index}`), html)
      // The build shortens what is in attributes.
      .replace(/srcdoc="[^"]*"|;(?=")/g, '')
      .replace(/<!--.*?-->|\s+/g, '')
  );
}

for (const { route, sources } of guidePages) {
  for (const mode of MODES) {
    test(`Each demo of ${route} runs in ${mode} mode, without a message and without an accessibility violation`, async ({
      page,
      complaints,
    }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await page.goto(route);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await expect(page.locator('main .bulma-stage')).toHaveCount(sources.length);
      const found = await violations(page);
      const excused = CONTRAST_OF_BULMA[route]?.[mode] ?? 0;
      const contrast = found.filter((one) => one.startsWith('color-contrast'));
      expect(found.filter((one) => !one.startsWith('color-contrast'))).toEqual([]);
      expect(contrast, contrast.join('\n')).toHaveLength(excused);
      expect(complaints).toEqual([]);
    });
  }

  test(`Without JavaScript, each demo of ${route} can be read, with its file byte by byte and its HTML`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(route);
    const shown = await page.getByLabel('TSX', { exact: true }).allTextContents();
    expect(shown.toSorted()).toEqual(sources.toSorted());
    for (const label of ['TSX', 'HTML']) {
      for (const code of await page.getByLabel(label, { exact: true }).all()) {
        await expect(code).toBeVisible();
      }
    }
    const running = await page
      .locator('main .bulma-stage')
      .evaluateAll((stages) => stages.map((stage) => stage.innerHTML));
    const printed = await page.getByLabel('HTML', { exact: true }).evaluateAll((panels) =>
      panels.map((panel) => {
        const element = document.createElement('div');
        element.innerHTML = panel.textContent ?? '';
        return element.innerHTML;
      }),
    );
    expect(printed.map(comparable)).toEqual(running.map(comparable));
    await context.close();
  });
}
