import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { serveCreator, type Manager } from '../build/newApp.ts';
import { shell } from '../build/shell.ts';
import { STEP_ENV } from '../build/steps.ts';
import { launchOptions } from '../chromium.ts';
import { stepsOf } from '../fences.ts';
import { provideAxe, violations } from '../site/axe.ts';
import { serve } from './terminal.ts';

const [documented, documentedNext] = (['create', 'create-next'] as const).map(
  (project) => stepsOf(project)[0]!.text.split('\n')[0]!,
);

/** An app for each package manager: with its command, and what its first screen lists in the navbar. */
const APPS: [Manager, command: string, start: string, pages: string[]][] = [
  ['npm', documented!, 'preview', ['Where to go next', 'Sign up']],
  ['pnpm', documentedNext!, 'start', ['Home', 'About', 'Data table', 'Login']],
  [
    'yarn',
    'npm create bulmatic@latest my-app -- --css sass --dark-mode dark --recipe sign-up --recipe settings',
    'preview',
    ['Home', 'About', 'Sign up', 'Settings'],
  ],
  [
    'bun',
    'npm create bulmatic@latest my-app -- --router --dark-mode system --no-tests',
    'preview',
    ['Home', 'About'],
  ],
];

const apps = mkdtempSync(join(tmpdir(), 'bulmatic-apps-'));
let creator: Awaited<ReturnType<typeof serveCreator>>;
let browser: Browser;
beforeAll(async () => {
  creator = await serveCreator();
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser?.close();
  await creator.close();
  rmSync(apps, { recursive: true, force: true, maxRetries: 10 });
});

const appOf = (manager: Manager) => join(apps, manager, 'my-app');

/** Where Next.js serves its app. That of Vite has its own port. */
const PORT = 3257;

/** A page in one mode of the system, and what it writes to the console. */
async function newPage(colorScheme: 'light' | 'dark', width: number) {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ colorScheme, viewport, reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  await provideAxe(context);
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('console', (message) => messages.push(message.text()));
  return { page, messages };
}

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

async function signUp(page: Page) {
  const email = page.getByRole('textbox', { name: 'Email' });
  const submit = page.getByRole('button', { name: 'Sign up' });
  await email.fill('ada');
  await submit.click();
  await page.getByText('Enter an address such as ada@example.com.').waitFor();
  await email.fill('ada@example.com');
  await submit.click();
  await page.getByText('Thank you. You are on the list.').waitFor();
}

/** Opens each page by its link in the navbar. It begins at the top; Next.js announces its title, and leaves the focus. */
async function visit(page: Page, pages: readonly string[], isNext: boolean) {
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const menu = navbar.getByRole('button', { name: 'Recipes' });
  for (const name of pages) {
    const link = navbar.getByRole('link', { name, exact: true });
    if (!(await link.isVisible())) await menu.click();
    await link.click();
    await navbar.locator('[aria-current=page]', { hasText: name }).waitFor({ state: 'attached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const title = name === 'Home' ? 'my-app' : `${name} – my-app`;
    await page.waitForFunction((expected) => document.title === expected, title);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    if (isNext) continue;
    expect(await page.evaluate(() => document.activeElement?.matches('div:has(h1)'))).toBe(true);
  }
}

test.for(APPS)(
  'With %s, "%s" makes an app that compiles, passes its tests, and shows a first screen without a fault',
  async ([manager, command, start, pages]) => {
    const app = appOf(manager);
    const folder = dirname(app);
    mkdirSync(folder);
    const run = (one: string, cwd = app) => shell(creator.typed(manager, one), cwd, STEP_ENV);
    await run(command, folder);
    const hasTests = !command.includes('--no-tests');
    if (hasTests) await run('npm run test');
    await run('npm run build');
    await shell('node node_modules/typescript/bin/tsc', app);
    const address = await serve(`PORT=${PORT} ${creator.typed(manager, `npm run ${start}`)}`, app);

    const shades = new Map<string, string>();
    for (const width of [1280, 390])
      for (const mode of ['light', 'dark'] as const) {
        const { page, messages } = await newPage(mode, width);
        await page.goto(address);
        await page.getByRole('heading', { name: 'my-app', level: 1 }).waitFor();
        shades.set(mode, await background(page));
        expect(await violations(page), `${width} ${mode}`).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
        expect(messages).toEqual([]);
      }
    const isFixed = command.includes('--dark-mode dark');
    expect(shades.get('light') === shades.get('dark')).toBe(isFixed);

    const { page, messages } = await newPage('light', 1280);
    await page.goto(address);
    await signUp(page);
    if (pages.includes('About')) await visit(page, pages, command.includes('next'));
    expect(messages).toEqual([]);
  },
);

test('The button for dark mode switches the app made with npm, and the mode is there before the next first paint', async () => {
  const app = appOf('npm');
  expect(readFileSync(join(app, 'index.html'), 'utf8')).toContain('bulmatic-color-mode');
  const address = await serve('npm run dev', app);
  const { page } = await newPage('light', 1280);
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Dark mode' });
  const before = await background(page);
  await button.click();
  await expect.poll(() => background(page)).not.toBe(before);
  await page.route('**/main.tsx', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
});
