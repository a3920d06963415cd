import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { deployment } from '../../plugins/base/deployment.ts';
import { shell } from '../build/shell.ts';
import { STEP_ENV } from '../build/steps.ts';
import { launchOptions } from '../chromium.ts';
import { serve as serveSite, type Host } from '../host.ts';
import { open } from '../site/page.ts';
import { serve, temporaryFolder } from './terminal.ts';

let site: Host;
beforeAll(async () => {
  site = await serveSite('build');
});
afterAll(() => site.close());

/** Somebody who reads the site, clicks, and pastes what the site's own buttons copy. */
async function newcomer() {
  const browser = await chromium.launch(launchOptions());
  onTestFinished(() => browser.close());
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  return {
    page,
    click,
    clicks: () => clicks,
    copy: async (button: Locator) => {
      await click(button);
      await expect.poll(() => button.textContent()).toContain('Copied');
      const text = await page.evaluate(() => navigator.clipboard.readText());
      return text.replaceAll(deployment.siteUrl, site.origin);
    },
  };
}

/** Lends a tool in the app: by its form, in its modal. */
async function useApp(page: Page) {
  await page.getByRole('button', { name: 'Lend a tool' }).click();
  await page.getByRole('dialog').getByLabel('Person').fill('Ada');
  await page.getByRole('button', { name: 'Lend', exact: true }).click();
  await page.getByRole('cell', { name: 'Ada', exact: true }).waitFor();
}

test('From the home page, the buttons of the site lead to an app with a form and a modal', async () => {
  const started = performance.now();
  const { page, click, clicks, copy } = await newcomer();
  const folder = temporaryFolder();
  await open(page, site.origin);
  await click(page.getByRole('link', { name: 'Get started' }));
  // The commands, the entry file and the server; the counter gives way to the recipe.
  const buttons = page.locator('#vite ~ *').getByRole('button', { name: /^Cop(y|ied)/ });
  const commands = await copy(buttons.nth(0));
  await shell(commands, folder, STEP_ENV);
  const app = join(folder, 'my-app');
  writeFileSync(join(app, 'src/main.tsx'), await copy(buttons.nth(1)));
  const start = await copy(buttons.nth(3));
  await click(page.locator('article').getByRole('link', { name: 'Recipes', exact: true }));
  await click(page.locator('article').getByRole('link', { name: 'Small app' }));
  const code = page
    .locator('article')
    .getByRole('button', { name: /^Cop(y|ied)(?! page)/ })
    .first();
  writeFileSync(join(app, 'src/App.tsx'), await copy(code));
  const address = await serve(start, app);
  await page.goto(address);
  await useApp(page);
  expect(await shell('node_modules/.bin/tsc -b', app)).toBe('');
  const lines = [...commands.split('\n'), start].length;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`A newcomer: ${clicks()} clicks, ${lines} commands, ${seconds} s without reading`);
  expect(clicks()).toBeLessThanOrEqual(8);
});
