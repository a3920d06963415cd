import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The rules that hold on every page, as axe-core tags them. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Where something is wrong. */
export interface Violation {
  /** Name of the rule. */
  rule: string;
  html: string;
  /** Whether it is in a demo, and not in the frame or the text. */
  isInDemo: boolean;
}

/** Everything that axe finds on a page as it is now. */
export async function violations(page: Page): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    // @ts-expect-error -- The script above has put it there.
    const axe = window.axe as typeof import('axe-core');
    const { violations: found } = await axe.run({
      runOnly: tags,
      resultTypes: ['violations'],
      // It would fetch all stylesheets once more, for rules that are not among these.
      preload: false,
      elementRef: true,
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ element, html }) => ({
        rule: id,
        html,
        isInDemo: Boolean(element?.closest('.bulma-stage')),
      })),
    );
  }, AXE_TAGS);
}
