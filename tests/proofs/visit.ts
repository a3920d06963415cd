import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { catalogue, type Component } from '../../plugins/library/catalogue.ts';
import type { Module } from '../../plugins/library/modules.ts';
import { demosOnPage } from '../../plugins/library/usagePage.ts';
import { WIDTHS } from '../site/guide.ts';
import { addStyles } from '../site/page.ts';
import type { Found, Look } from '../../plugins/reference/proofs/record.ts';
import { forcedColors, prepare, rtl, targets } from './inFrame.ts';

const CONTRAST = readFileSync('library/contrast.css', 'utf8');
const STILL = '*, ::before, ::after { transition: none !important; animation: none !important }';

/** Adds what one look has found to what others have. */
function add(sum: Look, look: Look) {
  for (const [check, found] of Object.entries(look) as [keyof Look, Found | undefined][]) {
    if (!found) continue;
    const known = (sum[check] ??= {});
    for (const [what, parts] of Object.entries(found))
      known[what] = [...new Set([...(known[what] ?? []), ...parts])].toSorted();
  }
}

/** Turns the stylesheet that was added last on or off. */
const lift = (isOn: boolean) => void (document.adoptedStyleSheets.at(-1)!.disabled = !isOn);

async function look(page: Page, sum: Look) {
  add(sum, { targets: await page.evaluate(targets), rtl: await page.evaluate(rtl) });
  await page.emulateMedia({ forcedColors: 'active' });
  add(sum, { forcedColors: await page.evaluate(forcedColors) });
  await page.evaluate(lift, true);
  add(sum, { forcedColorsLifted: await page.evaluate(forcedColors) });
  await page.evaluate(lift, false);
  await page.emulateMedia({ forcedColors: 'none' });
}

const ownersOf = (components: readonly Component[]) =>
  Object.fromEntries(components.flatMap(({ base, label }) => base.map((one) => [one, label])));

/** Looks at each demo on the Usage page of a component once, in both widths. */
export async function lookAt(page: Page, module: Module): Promise<Look> {
  const { components } = catalogue();
  const owners = ownersOf(components.filter((one) => one.module === module.id));
  const all = Object.keys(ownersOf(components));
  const sum: Look = {};
  for (const { file } of demosOnPage(module)) {
    await page.goto(file.replace(/^docs(.*)\.demo\.tsx$/, '/demos$1'));
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await addStyles(page, STILL);
    await addStyles(page, CONTRAST);
    await page.evaluate(lift, false);
    await page.evaluate(prepare, [owners, all] as const);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await look(page, sum);
    }
  }
  return sum;
}
