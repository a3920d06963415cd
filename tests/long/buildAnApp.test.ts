import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { installFrom } from '../../plugins/package/install.ts';
import { pack } from '../build/pack.ts';
import { shell } from '../build/shell.ts';
import { takeSteps } from '../build/steps.ts';
import { launchOptions } from '../chromium.ts';
import { stepsOf, type Fence } from '../fences.ts';
import { provideAxe, violations } from '../site/axe.ts';
import { serve, temporaryFolder } from './terminal.ts';

const POST = readFileSync('blog/build-an-app.mdx', 'utf8');
/** A day on which one of the three repairs is late. */
const TODAY = new Date('2026-11-23T12:00');

let browser: Browser;
let source: string;
beforeAll(async () => {
  const { tarball } = await pack();
  source = `file:${tarball}`;
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser?.close());

const fences = stepsOf('build-an-app');

/** The sections of the post with a number, and the one after them, with the line of each. */
const sections = POST.split('\n').flatMap((text, index) =>
  /^## (?:\d\. |Build it)/.test(text) ? [{ text, line: index + 1 }] : [],
);

const fencesOf = (index: number) =>
  fences.filter(
    ({ line }) =>
      line > sections[index]!.line && line < (sections[index + 1]?.line ?? Number.MAX_VALUE),
  );

const startsServer = ({ text }: Fence) => /npm run (?:dev|preview)$/.test(text);

/** Does what a section says, and gives the folder and the address of the server that it starts, if it does. */
async function follow(index: number, cwd: string) {
  let address: string | undefined;
  for (const step of fencesOf(index)) {
    const text = installFrom(source, step.text);
    if (startsServer(step)) address = await serve(text, cwd);
    else cwd = await takeSteps([{ ...step, text }], cwd);
  }
  return { cwd, address };
}

/** A page as it is for a new user, and what it writes to the console. */
async function newPage() {
  const context = await browser.newContext({ colorScheme: 'light', locale: 'en-US' });
  onTestFinished(() => context.close());
  await provideAxe(context);
  const page = await context.newPage();
  await page.clock.setFixedTime(TODAY);
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  return { page, messages };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.getByRole('table', { name: 'Repairs' }).getByRole('row');
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });
const isFocusInMain = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('main *'));
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Opens the app, even if the development server is still busy. */
async function open(page: Page, address: string) {
  const once = async () => {
    await page.goto(address);
    await page.getByRole('heading', { name: 'Repairs' }).waitFor({ timeout: 10_000 });
  };
  await vi.waitFor(once, { timeout: 120_000, interval: 500 });
}

/** What the first column lists, from top to bottom. */
const customers = (page: Page) => page.getByRole('rowheader').allTextContents();

/** What can be seen after each step. */
const SIGHTS: ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await page.getByRole('heading', { name: 'Repairs', level: 1 }).waitFor();
  },
  async (page) => {
    expect(await page.title()).toBe('Repair book');
    await page.getByRole('main').getByRole('heading', { name: 'Repairs' }).waitFor();
    const link = page.getByRole('navigation').getByRole('link', { name: 'Opening hours' });
    await page.setViewportSize({ width: 390, height: 700 });
    expect(await link.isVisible()).toBe(false);
    await button(page, 'menu').click();
    await link.click();
    expect(new URL(page.url()).hash).toBe('#hours');
    await page.setViewportSize({ width: 1280, height: 720 });
  },
  async (page) => {
    expect(await customers(page)).toEqual(['Rosa Lind', 'Omar Haddad', 'June Park']);
    expect(await rows(page).filter({ hasText: 'Late' }).allTextContents()).toEqual([
      expect.stringContaining('Omar HaddadBrakesNov 20, 2026'),
    ]);
    await button(page, 'Delete repair for Rosa Lind').click();
    expect(await customers(page)).toEqual(['Omar Haddad', 'June Park']);
    await page.reload();
    await button(page, 'Delete repair for Rosa Lind').waitFor();
  },
  async (page) => {
    await button(page, 'New repair').click();
    await button(page, 'Save').click();
    const dialog = page.getByRole('dialog', { name: 'New repair' });
    const errors = dialog.getByText(/^(?:Enter|Select) a? ?.+\.$/);
    expect(await errors.count()).toBe(3);
    const name = 'Customer';
    expect(await dialog.getByRole('textbox', { name }).evaluate(isFocused)).toBe(true);
    await button(page, 'Cancel').click();
    expect(await focused(page)).toBe('New repair');
  },
  async (page) => {
    await button(page, 'Delete repair for June Park').click();
    const dialog = page.getByRole('dialog', { name: 'Delete this repair?' });
    expect(await dialog.textContent()).toContain('Flat tire for June Park.');
    expect(await focused(page)).toBe('Keep');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Delete repair for June Park');
    await page.keyboard.press('Enter');
    await button(page, 'Delete').click();
    await dialog.waitFor({ state: 'detached' });
    expect(await customers(page)).toEqual(['Rosa Lind', 'Omar Haddad']);
    expect(await focused(page)).toBe('Edit repair for Rosa Lind');
  },
  async (page) => {
    expect(await customers(page)).toEqual(['Omar Haddad', 'June Park', 'Rosa Lind']);
    await page.getByRole('searchbox').fill('Gears');
    expect(await customers(page)).toEqual(['Rosa Lind']);
  },
  async (page) => {
    await button(page, 'Dark mode').click();
    expect(await theme(page)).toBe('dark');
  },
  async (page) => {
    await button(page, 'Delete repair for Rosa Lind').click();
    await button(page, 'Delete').click();
    await page.reload();
    await button(page, 'Delete repair for June Park').waitFor();
    expect(await customers(page)).toEqual(['Omar Haddad', 'June Park']);
  },
];

const isFocused = (element: Element) => element === document.activeElement;

/** Adds a repair, after an attempt with an error in each field. */
async function add(page: Page) {
  await button(page, 'New repair').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New repair' });
  const customer = dialog.getByRole('textbox', { name: 'Customer' });
  const job = dialog.getByRole('combobox', { name: 'Job' });
  const due = dialog.getByLabel('Ready by');
  expect(await customer.evaluate(isFocused)).toBe(true);
  await page.keyboard.press('Enter');
  for (const [control, error] of [
    [customer, 'Enter the name of the customer.'],
    [job, 'Select a job.'],
    [due, 'Enter a date.'],
  ] as const) {
    // An effect of the field tells the control about its error, so it may come a moment later.
    await control.and(page.locator('[aria-invalid="true"]')).waitFor();
    const id = (await control.getAttribute('aria-describedby'))!;
    expect(await page.locator(`[id="${id}"]`).textContent()).toBe(error);
  }
  expect(await violations(page)).toEqual([]);
  await customer.fill('  ');
  await job.selectOption('Wheel');
  await due.fill('2026-11-30');
  await button(page, 'Save').click();
  // What is right now has no error, and the focus is on what is not.
  await job.and(page.locator(':not([aria-invalid])')).waitFor();
  expect(await customer.evaluate(isFocused)).toBe(true);
  await customer.fill('Ada Moreau');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('New repair');
  expect(await customers(page)).toEqual(['Omar Haddad', 'June Park', 'Ada Moreau', 'Rosa Lind']);
  await page.getByRole('row', { name: 'Ada Moreau Wheel Nov 30, 2026' }).waitFor();
}

/** Edits a repair, so that its row moves, and once more after it has been found by a search that it then leaves. */
async function edit(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Edit repair' });
  await button(page, 'Edit repair for Ada Moreau').click();
  expect(await dialog.getByRole('combobox', { name: 'Job' }).inputValue()).toBe('Wheel');
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Edit repair for Ada Moreau');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Ready by').fill('2026-11-19');
  await button(page, 'Save').click();
  await dialog.waitFor({ state: 'detached' });
  expect(await customers(page)).toEqual(['Ada Moreau', 'Omar Haddad', 'June Park', 'Rosa Lind']);
  expect(await rows(page).filter({ hasText: 'Late' }).count()).toBe(2);
  expect(await focused(page)).toBe('Edit repair for Ada Moreau');

  await page.getByRole('searchbox').fill('wheel');
  await button(page, 'Edit repair for Ada Moreau').click();
  await dialog.getByRole('combobox', { name: 'Job' }).selectOption('Gears');
  await button(page, 'Save').click();
  await page.getByText('No repair matches your search.').waitFor();
  expect(await isFocusInMain(page)).toBe(true);
}

async function searchAndSort(page: Page) {
  const search = page.getByRole('searchbox', { name: 'Search by customer or job' });
  const status = page.getByRole('status');
  expect(await status.textContent()).toBe('0 of 4 repairs');
  await search.fill(' GEARS ');
  expect(await customers(page)).toEqual(['Ada Moreau', 'Rosa Lind']);
  expect(await status.textContent()).toBe('2 of 4 repairs');
  await search.fill('');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption('Customer');
  expect(await customers(page)).toEqual(['Ada Moreau', 'June Park', 'Omar Haddad', 'Rosa Lind']);
  await sort.selectOption('Job');
  expect(await customers(page)).toEqual(['Omar Haddad', 'June Park', 'Rosa Lind', 'Ada Moreau']);
}

/** Switches to dark mode, which is there from the first paint after a reload, and back. */
async function switchMode(page: Page) {
  const toggle = button(page, 'Dark mode');
  const light = await background(page);
  expect(await toggle.getAttribute('aria-pressed')).toBe('false');
  await toggle.click();
  expect(await toggle.getAttribute('aria-pressed')).toBe('true');
  expect(await theme(page)).toBe('dark');
  expect(await background(page)).not.toBe(light);
  expect(await violations(page)).toEqual([]);
  // Without the app, only the script in the head can do it.
  await page.route(/\.js$/, (route) => route.abort());
  await page.reload();
  expect(await theme(page)).toBe('dark');
  expect(await page.getByRole('heading').count()).toBe(0);
  await page.unroute(/\.js$/);
  await page.reload();
  await toggle.click();
  expect(await theme(page)).toBe('light');
  expect(await background(page)).toBe(light);
}

async function removeAll(page: Page) {
  for (const name of ['Ada Moreau', 'June Park', 'Omar Haddad', 'Rosa Lind']) {
    await button(page, `Delete repair for ${name}`).click();
    await button(page, 'Delete').click();
    await page.getByRole('rowheader', { name }).waitFor({ state: 'detached' });
    expect(await isFocusInMain(page)).toBe(true);
  }
  const empty = page.getByText('There are no repairs.');
  await empty.waitFor();
  await page.reload();
  await empty.waitFor();
}

test('The post has eight numbered steps, in code of 80 columns', () => {
  const numbers = sections.slice(0, -1).map(({ text }) => Number(text.slice(3, 4)));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(SIGHTS).toHaveLength(8);
  expect(POST).toMatch(/^title: .* in eight steps$/m);
  expect(sections.flatMap((_, index) => fencesOf(index))).toEqual(fences);
  const wide = fences.flatMap(({ language, text }) => {
    const lines = language === 'diff' ? text.replaceAll(/^[-+ ]/gm, '') : text;
    return lines.split('\n').filter((line) => line.length > 80);
  });
  expect(wide).toEqual([]);
});

test('The post leads from an empty folder to an app that compiles after each step, and works', async () => {
  const started = performance.now();
  const development = await newPage();
  let cwd = temporaryFolder();
  let address = '';
  for (const [index, look] of SIGHTS.entries()) {
    // Or the development server would send a file as it is while we write it, and keep it that way.
    await development.page.goto('about:blank');
    const state = await follow(index, cwd);
    cwd = state.cwd;
    address = state.address ?? address;
    await shell('npm run build', cwd);
    await open(development.page, address)
      .then(() => look(development.page))
      .catch(async (cause: unknown) => {
        const seen = [
          ...development.messages,
          await development.page.locator('body').innerText(),
        ].join('\n');
        const where = sections[index]!.text;
        throw new Error(`After "${where}": ${String(cause)}\n${seen}`, { cause });
      });
  }
  expect(development.messages).toEqual([]);

  const unused = /delete `(src\/[^`]+)`, `(src\/[^`]+)` and `(src\/[^`]+)`/.exec(POST)!.slice(1);
  await shell(`rm -r ${unused.join(' ')}`, cwd);
  const { address: preview } = await follow(SIGHTS.length, cwd);
  const { page, messages } = await newPage();
  await page.goto(preview!);
  await rows(page).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await add(page);
  await edit(page);
  await searchAndSort(page);
  expect(messages).toEqual([]);
  await switchMode(page);
  await removeAll(page);

  const files = (await shell('git init --quiet && git add src && git ls-files src', cwd))
    .trim()
    .split('\n');
  const modules = files.filter((file) => /\.tsx?$/.test(file));
  expect(POST).toContain(`${modules.length} files of TypeScript and one stylesheet`);
  expect(files.length - modules.length).toBe(1);
  const code = files.map((file) => readFileSync(join(cwd, file), 'utf8')).join('\n');
  expect(code).not.toContain('className');
  const { dependencies } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies).toSorted()).toEqual(['bulma', 'bulmatic', 'react', 'react-dom']);
  const weights = ['css', 'js'].map((kind) =>
    readdirSync(join(cwd, 'dist/assets'))
      .filter((file) => file.endsWith(`.${kind}`))
      .reduce(
        (sum, file) => sum + gzipSync(readFileSync(join(cwd, 'dist/assets', file))).length,
        0,
      ),
  );
  const share = weights[0]! / (weights[0]! + weights[1]!);
  expect(POST).toContain('almost half of what the user loads');
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.5);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`The post on an app: ${seconds} s, from an empty folder to the last deletion`);
});
