import { expect, type Page } from '@playwright/test';
import type { Step, Verbs } from './tasks.ts';

/** How long a page may take for a step, in milliseconds. */
const timeout = 5000;

/** Finds an element by what a step calls it: a role, and often a name and a state, as in `button Menu [expanded]`. */
function find(page: Page, target: string) {
  const [, role = '', name, state, value] =
    /^(\w+)(?: (.+?))?(?: \[(\w+)(?:=(\w+))?\])?$/.exec(target) ?? [];
  const states = state ? { [state]: value !== 'false' } : {};
  return page.getByRole(role as 'button', { name, exact: true, ...states }).first();
}

async function boxes(page: Page, targets: readonly string[]) {
  const [first, second] = await Promise.all(
    targets.map((target) => find(page, target).boundingBox({ timeout })),
  );
  return { first: first!, second: second! };
}

const VERBS: { [Verb in keyof Verbs]: (page: Page, argument: Verbs[Verb]) => Promise<unknown> } = {
  click: (page, target) => find(page, target).click({ timeout }),
  press: (page, key) => page.keyboard.press(key),
  type: (page, text) => page.keyboard.type(text),
  upload: (page, name) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('') }),
  width: (page, width) => page.setViewportSize({ width, height: 800 }),
  see: (page, target) => find(page, target).waitFor({ timeout }),
  gone: (page, target) => find(page, target).waitFor({ state: 'hidden', timeout }),
  focus: (page, target) => expect(find(page, target)).toBeFocused({ timeout }),
  read: (page, text) => page.getByText(text, { exact: true }).first().waitFor({ timeout }),
  described: (page, [target, text]) =>
    expect(find(page, target)).toHaveAccessibleDescription(text, { timeout }),
  beside: (page, targets) =>
    expect(async () => {
      const { first, second } = await boxes(page, targets);
      expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
    }).toPass({ timeout }),
  below: (page, targets) =>
    expect(async () => {
      const { first, second } = await boxes(page, targets);
      expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
    }).toPass({ timeout }),
  style: (page, [target, property, value]) =>
    expect(find(page, target)).toHaveCSS(property, value, { timeout }),
};

/** Takes the steps of a task, and gives the first that fails, as it is written; nothing if all pass. */
export async function stepFault(page: Page, steps: readonly Step[]): Promise<string> {
  for (const step of steps) {
    const [[verb, argument] = []] = Object.entries(step) as [keyof Verbs, never][];
    try {
      await VERBS[verb!](page, argument!);
    } catch {
      return `step ${steps.indexOf(step) + 1}: ${verb} ${String(argument)}`;
    }
  }
  return '';
}
