import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { launchOptions } from '../chromium.ts';
import { demoFiles } from '../demos.ts';
import { shell } from '../build/shell.ts';

const FOLDER = resolve('.docusaurus/storybook');
const ORIGIN = 'http://storybook.test';

interface Index {
  entries: Record<string, { id: string; title: string; importPath: string }>;
}

test('Storybook builds, and each demo file of the site is one of its stories', async () => {
  await shell(`npm run build-storybook -w library -- --output-dir ${FOLDER}`);
  const { entries } = JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8')) as Index;
  const stories = Object.values(entries);
  expect(stories.map(({ importPath }) => resolve('library', importPath)).toSorted()).toEqual(
    demoFiles.map((file) => resolve(file)).toSorted(),
  );

  const browser = await chromium.launch(launchOptions());
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ baseURL: ORIGIN });
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: join(FOLDER, new URL(route.request().url()).pathname) }),
  );
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const firstOf = new Map(stories.toReversed().map((story) => [story.title, story.id]));
  for (const id of firstOf.values()) {
    await page.goto(`/iframe.html?id=${id}&viewMode=story`);
    await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
    await expect(page.locator('.sb-show-errordisplay').count(), id).resolves.toBe(0);
  }
  expect(errors).toEqual([]);
});
