import type { ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from '@playwright/test';
import { replaceInFile } from '../build/copy.ts';
import { startDocusaurus } from '../build/docusaurus.ts';
import { launchOptions } from '../chromium.ts';
import { hydrated } from '../site/page.ts';
import type { Edit } from './edits.ts';

/** Long enough for a busy machine, on which TypeDoc gives way to the compiler. These tests don't measure speed. */
const PATIENCE_MS = 900_000;

/** A development server, and a browser that looks at it. */
export interface LiveSite {
  /** Opens a page with a tab of its demos, or turns to it where it is open already, and waits until it responds. */
  open: (route: string, tab?: string) => Promise<Page>;
  close: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answer(url: string, server: ChildProcess) {
  while (server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The development server has stopped: run "npm start" to see why.');
}

async function openPage(browser: Browser, url: string, tab?: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(url);
  await page.locator('h1').first().waitFor();
  await hydrated(page);
  if (tab) await page.getByRole('tab', { name: tab, exact: true }).first().click();
  return page;
}

/** Runs `npm start` in a folder with a copy of the repository. */
export async function startLiveSite(folder: string): Promise<LiveSite> {
  const port = await freePort();
  const server = startDocusaurus(folder, 'start', '--port', String(port), '--no-open');
  const browser = await chromium.launch(launchOptions());
  const pages = new Map<string, Page>();
  await answer(`http://localhost:${port}/`, server);
  return {
    async open(route, tab) {
      const key = [route, tab].join();
      const page =
        pages.get(key) ?? (await openPage(browser, `http://localhost:${port}${route}`, tab));
      pages.set(key, page);
      return page;
    },
    async close() {
      await browser.close();
      server.kill();
    },
  };
}

/** Makes an edit, and gives for each place that shows it after how many seconds it did. */
export async function follow(site: LiveSite, folder: string, edit: Edit) {
  const sights = Object.entries(edit.sights).flatMap(([route, some]) =>
    some.map((sight) => ({ route, ...sight })),
  );
  const pages: Page[] = [];
  for (const { route, tab } of sights) pages.push(await site.open(route, tab));
  const started = performance.now();
  replaceInFile(`${folder}/${edit.file}`, edit.text, edit.replacement);
  return Promise.all(
    sights.map(async ({ route, where, find }, index) => {
      await find(pages[index]!).first().waitFor({ state: 'attached' });
      return { route, where, seconds: (performance.now() - started) / 1000 };
    }),
  );
}
