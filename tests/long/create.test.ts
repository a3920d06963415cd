import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import convert from 'npm-to-yarn';
import creator from '../../create/package.json' with { type: 'json' };
import { createFrom, createSpec } from '../../plugins/package/install.ts';
import { pack } from '../build/pack.ts';
import { shell } from '../build/shell.ts';
import { STEP_ENV } from '../build/steps.ts';
import { launchOptions } from '../chromium.ts';
import { stepsOf } from '../fences.ts';
import { serve as serveSite, type Host } from '../host.ts';
import { provideAxe, violations } from '../site/axe.ts';
import { serve, temporaryFolder } from './terminal.ts';

/** The most seconds from the command to an app with its packages. */
const GOAL = 60;

/** The package managers, as npm fetches them. */
const MANAGERS = {
  npm: '',
  pnpm: 'pnpm@12.21.0',
  yarn: '@yarnpkg/cli-dist@4.18.1',
  bun: 'bun@1.4.5',
} as const;

type Manager = keyof typeof MANAGERS;

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

/** Where the packages come from until npm has them. */
let site: Host;
let browser: Browser;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bulmatic-site-'));
  site = await serveSite(folder);
  const { tarball } = await pack();
  copyFileSync(tarball, join(folder, basename(tarball)));
  await shell(`npm pack -w ${creator.name} --pack-destination "${folder}"`, '.', {
    SITE_URL: site.origin,
  });
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser?.close();
  await site.close();
  rmSync(site.folder, { recursive: true });
});

/** What to type for a command of npm with another package manager, which npm fetches. */
function typed(manager: Manager, command: string): string {
  const fetched = MANAGERS[manager];
  if (manager === 'npm') return command;
  return `npx --yes --package=${fetched} -c "${convert(command, manager)}"`;
}

const ENV = { ...STEP_ENV, YARN_UNSAFE_HTTP_WHITELIST: 'localhost', PORT: '3257' };

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
    const folder = temporaryFolder();
    const app = join(folder, 'my-app');
    const spec = createSpec(creator.version, { siteUrl: site.origin, baseUrl: '/' });
    const started = performance.now();
    await shell(typed(manager, createFrom(spec, command)), folder, ENV);
    const seconds = (performance.now() - started) / 1000;
    console.log(`npm create bulmatic with ${manager}: ${seconds.toFixed(0)} s; goal: ${GOAL} s`);

    const hasTests = !command.includes('--no-tests');
    if (hasTests) await shell(typed(manager, 'npm run test'), app, ENV);
    await shell(typed(manager, 'npm run build'), app, ENV);
    await shell('node node_modules/typescript/bin/tsc', app);
    const address = await serve(`PORT=${ENV.PORT} ${typed(manager, `npm run ${start}`)}`, app);

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

test('The button for dark mode switches an app, and the mode is there before the next first paint', async () => {
  const folder = temporaryFolder();
  const flags = '--yes --no-tests';
  const spec = createSpec(creator.version, { siteUrl: site.origin, baseUrl: '/' });
  await shell(createFrom(spec, `npm create bulmatic@latest my-app -- ${flags}`), folder, ENV);
  const app = join(folder, 'my-app');
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
