import type { BrowserContext, Frame, Page } from '@playwright/test';
import { AXE } from '../host.ts';
import { FRAMES } from './page.ts';

/** The rules that hold on every page, as axe-core tags them. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result depends on colors and on the width of the window. */
export const LOOK_RULES = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** Where something is wrong. */
export interface Violation {
  /** Name of the rule. */
  rule: string;
  html: string;
  /** Whether it is in a demo, and not in the frame or the text. */
  isInDemo: boolean;
}

/** The first rows of a long table or list stand for all. */
const LONG_ROWS = 'tbody > tr:nth-child(n + 40), dl > div:nth-child(n + 40)';

const CODE = 'pre > code';

/** What pages of a kind have in common: the site's frame, and the colors of code. */
export const COMMON = ['nav.navbar', '.theme-doc-sidebar-container', 'footer', CODE];

/** Rules about whole pages, which the demo of one component is not. */
const ABOUT_PAGES = ['heading-order', 'landmark-one-main', 'page-has-heading-one', 'region'];

/** What axe found with some rules, and the rules in which it failed. */
interface Found {
  violations: Violation[];
  failed: { rule: string; message: string }[];
}

/** What a run of axe leaves out: rules, and elements by their selectors. Frames always have their own turn. */
interface Exceptions {
  rules?: readonly string[];
  elements?: readonly string[];
}

/** Serves axe to pages from other servers too. */
export const provideAxe = (context: BrowserContext) =>
  context.route(`**${AXE}`, (route) => route.fulfill({ path: `node_modules${AXE}` }));

async function runIn(frame: Frame, runOnly: readonly string[], exceptions: Exceptions) {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.addScriptTag({ url: AXE });
  const { rules = [], elements = [] } = exceptions;
  const exclude = [FRAMES, ...elements].map((one) => [one]);
  const colored = elements.includes(CODE) ? `${CODE}:has(*)` : ':not(*)';
  const options = { runOnly: [...runOnly], rules, exclude, longRows: LONG_ROWS, colored };
  return frame.evaluate(async ({ runOnly, rules, exclude, longRows, colored }): Promise<Found> => {
    // Don't measure colors in the middle of a transition.
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    // Remove them from the page: axe needs longer to exclude thousands of elements than to check all others.
    const replaced: { element: Element; standIn: ChildNode }[] = [
      ...document.querySelectorAll(longRows),
    ].map((element) => ({ element, standIn: document.createComment('') }));
    // Code that is excluded keeps its text, so that what is around it scrolls as it did.
    for (const element of document.querySelectorAll(colored)) {
      const standIn = element.cloneNode() as Element;
      standIn.textContent = element.textContent;
      replaced.push({ element, standIn });
    }
    for (const { element, standIn } of replaced) element.replaceWith(standIn);
    // @ts-expect-error -- The script above has put it there.
    const axe = window.axe as typeof import('axe-core');
    const { violations, incomplete } = await axe.run(
      { exclude },
      {
        runOnly,
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
        // None of these rules needs the stylesheets, which axe would fetch again.
        preload: false,
        elementRef: true,
      },
    );
    for (const { element, standIn } of replaced) standIn.replaceWith(element);
    return {
      violations: violations.flatMap(({ id, nodes }) =>
        nodes.map(({ element, html }) => ({
          rule: id,
          html,
          isInDemo: window !== parent || Boolean(element?.closest('.bulma-stage')),
        })),
      ),
      failed: incomplete.flatMap(({ id, ...result }) =>
        'error' in result ? [{ rule: id, message: (result.error as Error).message }] : [],
      ),
    };
  }, options);
}

const withCode = (frame: Frame, style: string) =>
  frame.evaluate((style) => {
    for (const code of document.querySelectorAll('pre')) code.style.whiteSpace = style;
  }, style);

async function violationsIn(
  frame: Frame,
  exceptions: Exceptions,
  runOnly: readonly string[] = AXE_TAGS,
): Promise<Violation[]> {
  const { violations, failed } = await runIn(frame, runOnly, exceptions);
  if (failed.length === 0) return violations;
  // Clipped text can be outside of the grid in which axe looks for backgrounds, which ends the rule.
  await withCode(frame, 'pre-wrap');
  const again = await runIn(
    frame,
    failed.map(({ rule }) => rule),
    {},
  );
  await withCode(frame, '');
  const [fault] = again.failed;
  if (fault) throw new Error(`The rule ${fault.rule} of axe has failed: ${fault.message}`);
  return [...violations, ...again.violations];
}

/** Everything that axe finds in a demo that is shown alone. */
export const violationsOfDemo = (page: Page) =>
  violationsIn(page.mainFrame(), { rules: ABOUT_PAGES });

/** Everything that axe finds on a page as it is now, but in the elements that selectors name. */
export const violations = (
  page: Page,
  elements: readonly string[] = [],
  runOnly: readonly string[] = AXE_TAGS,
) => violationsIn(page.mainFrame(), { elements }, runOnly);

/** The landmarks of a page and its frames that have the role and the name of another one. */
export async function landmarksAlike(page: Page): Promise<string[]> {
  for (const frame of page.frames()) await frame.addScriptTag({ url: AXE });
  return page.evaluate(async () => {
    // @ts-expect-error -- The script above has put it there.
    const axe = window.axe as typeof import('axe-core');
    const { violations } = await axe.run({ runOnly: ['landmark-unique'], preload: false });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });
}

/** Everything that axe finds on a page as it is now, and in its frames but for pieces and recipes, which have tests of their own. */
export async function violationsWithFrames(
  page: Page,
  elements: readonly string[] = [],
  runOnly: readonly string[] = AXE_TAGS,
): Promise<Violation[]> {
  const found = await violations(page, elements, runOnly);
  const demos = page.frames().filter((frame) => /\/demos\/(?!pieces|recipes)/.test(frame.url()));
  for (const frame of demos) {
    found.push(...(await violationsIn(frame, { rules: ABOUT_PAGES }, runOnly)));
  }
  return found;
}
