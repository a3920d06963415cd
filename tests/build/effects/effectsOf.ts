import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { launchOptions } from '../../chromium.ts';
import type * as inPage from './inPage.ts';

const BULMA = readFileSync('node_modules/bulma/css/bulma.css', 'utf8');

/** Tells for each pair of HTML whether a prop has an effect, in a page that has nothing but Bulma as it comes. */
export async function effectsOf(pairs: readonly inPage.Pair[]): Promise<boolean[]> {
  const { outputFiles } = await build({
    entryPoints: ['tests/build/effects/inPage.ts'],
    bundle: true,
    write: false,
    globalName: 'inPage',
  });
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><style>${BULMA}</style>`);
  await page.addScriptTag({ content: outputFiles[0]!.text });
  const effects = await page.evaluate(
    (all) => (window as unknown as { inPage: typeof inPage }).inPage.tellEffects(all),
    pairs,
  );
  await browser.close();
  return effects;
}
