import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchOptions } from '../chromium.ts';
import { shell } from '../build/shell.ts';
import { installApp } from './app.ts';

const PORT = 3220;
const VITE = 'node_modules/vite/bin/vite.js';
/** Bulma's primary color. */
const TURQUOISE = 'rgb(0, 209, 178)';
/** The border of an input by Bulma alone, whose contrast with the page is 1.4. */
const PALE = 'rgb(214, 217, 224)';

const app = mkdtempSync(join(tmpdir(), 'bulmatic-consumer-'));
let server: ChildProcess | undefined;
let browser: Browser | undefined;

function startPreview(): ChildProcess {
  const args = [VITE, 'preview', '--port', String(PORT), '--strictPort'];
  return spawn(process.execPath, args, { cwd: app, stdio: 'ignore' });
}

beforeAll(async () => {
  cpSync('tests/fixtures/consumer', app, { recursive: true });
  await installApp(app);
});

afterAll(async () => {
  await browser?.close();
  server?.kill();
  rmSync(app, { recursive: true, force: true });
});

test('An app that installed the package type-checks, and its mistakes are found', async () => {
  expect(await shell('node node_modules/typescript/bin/tsc', app)).toBe('');
});

test('The app builds without a warning', async () => {
  expect(await shell(`node ${VITE} build --logLevel warn`, app)).toBe('');
});

test('The app works in a browser, without a message on the console', async () => {
  server = startPreview();
  browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
  await vi.waitFor(() => page.goto(`http://localhost:${PORT}`), { timeout: 20_000, interval: 200 });

  await page.getByText('Missing').waitFor();
  const input = page.getByLabel('Name');
  const border = await input.evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(border).not.toBe(PALE);
  await input.fill('Ada');
  await page.getByText('Welcome').waitFor();

  const button = page.getByRole('button', { name: 'Sign up' });
  const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(color).toBe(TURQUOISE);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Greeting' });
  await dialog.getByText('Hello Ada').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(messages).toEqual([]);
});
