import { BUDGETS } from './budgets.ts';
import { recipePage } from './copied.ts';
import { expect, test } from './fixtures.ts';
import { ALL_LOOKS, LOOKS } from './guide.ts';
import { loadedScripts, touch, wake, withoutPrefetch } from './page.ts';
import { expectSame, takePicture } from './pictures.ts';
import { LONG } from './samples.ts';

/** The screen and as much again of what comes below it. */
const HEIGHT = 1800;
/** The pages with most of what can differ, which are looked at in each mode and width. */
const QUICK = ['/', '/docs/api/elements/button', '/docs/components/elements/button'];

// A recipe changes by itself while it runs.
for (const route of Object.keys(BUDGETS).filter((one) => !/\/(pieces|recipes)\//.test(one))) {
  const title = `${route} looks the same before and after React takes over, to the pixel, in both modes and widths`;
  test(title, QUICK.includes(route) ? {} : LONG, async ({ page }) => {
    await withoutPrefetch(page);
    for (const { mode, width } of QUICK.includes(route) ? ALL_LOOKS : LOOKS) {
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(route);
      const before = await takePicture(page);
      await wake(page);
      expectSame(await takePicture(page), before, `${mode} mode, ${width} px`);
    }
  });
}

test('React DOM, the routes and Docusaurus start in separate tasks, between which the browser can respond', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const order: string[] = [];
    let docusaurus: unknown;
    // React DOM tells developer tools that it starts, and Docusaurus sets a global.
    const inject = () => {
      order.push('React DOM');
      setTimeout(() => {
        order.push('next task');
        setTimeout(() => order.push('task after that'));
      });
    };
    Object.assign(window, {
      order,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject },
    });
    Object.defineProperty(window, 'docusaurus', {
      get: () => docusaurus,
      set(value: unknown) {
        docusaurus = value;
        if (value) order.push('Docusaurus');
      },
    });
  });
  await page.goto('/docs/intro');
  await touch(page);
  await expect
    .poll(() => page.evaluate(() => (window as Window & { order?: string[] }).order?.slice(0, 4)))
    .toEqual(['React DOM', 'next task', 'task after that', 'Docusaurus']);
});

test('The stylesheet that loads last is the last one of the page, which is then not laid out again', async ({
  page,
}) => {
  await page.goto('/docs/components/elements/button');
  await wake(page);
  const addresses = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => href ?? []),
  );
  expect(addresses.length).toBeGreaterThan(1);
  expect(addresses.at(-1)).toContain('/assets/css/styles.');
});

test('The page of a demo runs React DOM and then the demo as scripts of their own, which load at once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const order: string[] = [];
    const { DateTimeFormat } = Intl;
    // If both were one script, the microtask would come last.
    const inject = () => {
      order.push('React DOM');
      queueMicrotask(() => order.push('end of its script'));
    };
    Object.assign(window, {
      order,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject },
    });
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct(target, args: []) {
        order.push('demo');
        return new target(...args);
      },
    });
  });
  await page.goto(recipePage('data-table'));
  await page.getByRole('row').nth(5).waitFor();
  const order = await page.evaluate(() => (window as Window & { order?: string[] }).order);
  expect(order).toEqual(['React DOM', 'end of its script', 'demo']);
  const scripts = page.locator('script[src]');
  const known = await scripts.evaluateAll((all: HTMLScriptElement[]) => all.map(({ src }) => src));
  expect((await loadedScripts(page)).toSorted()).toEqual(known.toSorted());
});
