import type { Page, TestDetails } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './page.ts';
import { LONG } from './samples.ts';

interface Stop {
  name: string;
  /** What is wrong there; nothing if all is well. */
  problem?: string;
}

/** Where the focus is, and whether it can be seen; nothing if the way around is complete. */
function inspect(): Stop | null {
  const element = document.activeElement;
  const seen = ((window as { seen?: Set<Element | null> }).seen ??= new Set());
  if (!element || element === document.body || seen.has(element)) return null;
  if (element instanceof HTMLIFrameElement) {
    // Demos have Bulma's own focus styles.
    const inside = element.contentDocument!.activeElement!;
    if (seen.has(inside)) return null;
    seen.add(inside);
    return { name: `${inside.tagName} ${inside.textContent}` };
  }
  seen.add(element);
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
  // Demos have Bulma's own focus styles.
  if (element.closest('.bulma-stage')) return { name };
  const style = getComputedStyle(element);
  if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2) {
    return { name, problem: 'has no outline' };
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  if (y < 0 || y > innerHeight) return { name, problem: 'is outside of the window' };
  const top = document.elementFromPoint(x + width / 2, y + Math.min(height, innerHeight - y) / 2);
  if (!top || !(element.contains(top) || top.contains(element))) {
    return { name, problem: `is covered by ${top?.outerHTML.slice(0, 80)}` };
  }
  return { name };
}

/** Presses a key until the focus comes to where it has been, and gives all stops on the way. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  await page.evaluate(() => Object.assign(window, { seen: new Set() }));
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(inspect);
    if (!stop) return stops;
    stops.push(stop);
  }
}

const WALKS: readonly (readonly [route: string, tier: TestDetails])[] = [
  ['/', {}],
  ['/docs/intro', LONG],
  ['/docs/components/components/tabs', LONG],
  ['/docs/api/elements/button', {}],
  ['/blog/welcome', LONG],
];

for (const [route, tier] of WALKS) {
  const title = `A walk through ${route} with the Tab key has no trap, and the focus is visible at each stop, there and back`;
  test(title, tier, async ({ page }) => {
    test.slow();
    await open(page, route);
    const there = await walk(page, 'Tab');
    const back = await walk(page, 'Shift+Tab');
    console.log(`${route}: ${there.length} stops, and ${back.length} on the way back`);
    expect(there[0]?.name).toBe('A Skip to main content');
    // A trap would end the walk before the last link of the footer.
    expect(there.at(-1)?.name).toContain('Accessibility');
    expect(back.at(-1)?.name).toBe('A Skip to main content');
    expect([...there, ...back].filter(({ problem }) => problem)).toEqual([]);
  });
}
