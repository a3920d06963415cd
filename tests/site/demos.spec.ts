import { expect } from './fixtures.ts';
import { guidePages } from './guide.ts';
import { tierOf } from './samples.ts';
import { test } from './tab.ts';

test.use({ hasScripts: false });

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
  const title = `Without JavaScript, each demo of ${route} can be read, with its file byte by byte and its HTML`;
  test(title, tierOf(route), async ({ page }) => {
    await page.goto(route);
    const shown = await page.locator('pre[aria-label=TSX]').allTextContents();
    expect(shown.toSorted()).toEqual(sources.toSorted());
    for (const label of ['TSX', 'HTML']) {
      for (const code of await page.locator(`pre[aria-label=${label}]`).all()) {
        await expect(code).toBeVisible();
      }
    }
    const running = await page.locator('main [id^=demo-]').evaluateAll((demos) =>
      demos.map((demo) => {
        const content = demo
          .querySelector<HTMLIFrameElement>('iframe[src]')
          ?.contentDocument?.getElementById('demo');
        return (content ?? demo.querySelector('.bulma-stage'))!.innerHTML;
      }),
    );
    const printed = await page.locator('pre[aria-label=HTML]').evaluateAll((panels) =>
      panels.map((panel) => {
        const element = document.createElement('div');
        element.innerHTML = panel.textContent ?? '';
        return element.innerHTML;
      }),
    );
    expect(printed.map(comparable)).toEqual(running.map(comparable));
  });
}
