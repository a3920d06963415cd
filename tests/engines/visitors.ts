import { firefox, webkit } from '@playwright/test';
import { complaintsOf } from '../site/fixtures.ts';
import { open } from '../site/page.ts';
import { isPlaywrights, requireEngine, type Engine } from './engines.ts';
import { FIREFOX_OF_DEBIAN } from './firefoxProvider.ts';
import { keyActions } from './webdriverKeys.ts';
import { openWebKit } from './webkitDriver.ts';

/** Somebody who opens pages in an engine, and uses them. */
export interface Visitor {
  /** What a page complains about on the console or by an error, until React has taken over. */
  complaintsOn: (route: string) => Promise<string[]>;
  /** Presses Ctrl+K on the page, types a query, and tells what was found. */
  search: (query: string) => Promise<string[]>;
  /** Presses Enter, and tells the path of the page that this leads to. */
  enter: () => Promise<string>;
  /** Selects an example of the converter, and tells what it becomes: the TSX, and the text of the running result. */
  convert: (example: string) => Promise<[code: string, result: string]>;
  /** Selects a value for a prop where the address has opened its controls, and tells the code that follows. */
  tryValue: (prop: string, value: string) => Promise<Record<'tsx' | 'html', string>>;
  /** The background of the first button in the preview of the theme builder, once its contrast is measured. */
  previewed: () => Promise<string>;
  close: () => Promise<void>;
}

/** Runs in a page: waits until the search has the focus. */
async function searchIsOpen() {
  while (!document.activeElement?.matches('dialog [role=combobox]'))
    await new Promise(requestAnimationFrame);
}

/** Runs in a page: waits for the results of a query. */
async function resultsFor(query: string): Promise<string[]> {
  const announced = () => document.querySelector('dialog [role=status]')?.textContent ?? '';
  while (!announced().includes(`“${query}”`)) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);
}

/** Runs in a page: waits until it is another one. */
async function pathAfter(path: string): Promise<string> {
  while (location.pathname === path) await new Promise(requestAnimationFrame);
  return location.pathname;
}

/** Runs in a page: selects an example of the converter, and waits until its result runs. */
async function converted(example: string): Promise<[code: string, result: string]> {
  const section = document.querySelector('.converter')!;
  const buttons = [...section.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === example)?.click();
  const textOf = (selector: string) => section.querySelector(selector)?.textContent ?? '';
  while (!textOf('[role=status]').startsWith('Converted')) await new Promise(requestAnimationFrame);
  const frame = () => section.querySelector('iframe');
  frame()?.scrollIntoView();
  const resultOf = () => frame()?.contentDocument?.getElementById('demo')?.textContent;
  while (!resultOf()) await new Promise(requestAnimationFrame);
  return [textOf('pre'), resultOf() ?? ''];
}

/** Runs in a page: waits for the controls, uses one, and waits for the HTML of the frame. */
async function codeAfter([prop, value]: [string, string]): Promise<Record<'tsx' | 'html', string>> {
  const code = (label: string) =>
    document.querySelector(`pre[aria-label=${label}]`)?.textContent ?? '';
  while (!code('HTML')) await new Promise(requestAnimationFrame);
  const before = code('HTML');
  const field = document.querySelector<HTMLSelectElement>(`select[name=${prop}]`)!;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  while (code('HTML') === before) await new Promise(requestAnimationFrame);
  return { tsx: code('TSX'), html: code('HTML') };
}

/** Runs in a page: waits until the theme builder shows a theme. */
async function buttonInPreview(): Promise<string> {
  const status = () => document.querySelector('section [role=status]')?.textContent ?? '';
  while (!status().includes('pairs of colors')) await new Promise(requestAnimationFrame);
  const { contentDocument } = document.querySelector<HTMLIFrameElement>('iframe[title=Preview]')!;
  return getComputedStyle(contentDocument!.querySelector('[data-pair]')!).backgroundColor;
}

async function visitWithPlaywright(engine: Engine, origin: string): Promise<Visitor> {
  const browser = isPlaywrights(engine)
    ? await { firefox, webkit }[engine].launch()
    : await firefox.launch(FIREFOX_OF_DEBIAN);
  const page = await browser.newPage();
  const complaints = await complaintsOf(page, origin);
  return {
    async complaintsOn(route) {
      await open(page, origin + route);
      return complaints.splice(0);
    },
    async search(query) {
      await page.keyboard.press('Control+k');
      await page.evaluate(searchIsOpen);
      await page.keyboard.type(query);
      return page.evaluate(resultsFor, query);
    },
    async enter() {
      const { pathname } = new URL(page.url());
      await page.keyboard.press('Enter');
      return page.evaluate(pathAfter, pathname);
    },
    convert: (example) => page.evaluate(converted, example),
    tryValue: (...setting) => page.evaluate(codeAfter, setting),
    previewed: () => page.evaluate(buttonInPreview),
    close: () => browser.close(),
  };
}

/** Runs in a page: listens, and uses it until React has taken over. */
async function listenAndWake(): Promise<string[]> {
  const complaints: string[] = [];
  for (const level of ['error', 'warn'] as const)
    console[level] = (...message) => complaints.push(message.join(' '));
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener('securitypolicyviolation', (event) => complaints.push(event.blockedURI));
  dispatchEvent(new Event('touchstart'));
  while (document.documentElement.dataset.hasHydrated !== 'true' || window.early)
    await new Promise(requestAnimationFrame);
  return complaints;
}

/** WebDriver can listen to a page from the end of its loading on: before React's scripts, but after those in its head. */
async function visitWithWebDriver(origin: string): Promise<Visitor> {
  const window = await openWebKit(1280, 900);
  const press = (keys: string) => window.act('key', keyActions(keys, []).actions);
  return {
    async complaintsOn(route) {
      await window.goTo(origin + route);
      return window.run(listenAndWake);
    },
    async search(query) {
      await press('{Control>}k{/Control}');
      await window.run(searchIsOpen);
      await press(query);
      return window.run(resultsFor, query);
    },
    async enter() {
      const path = await window.run(() => location.pathname);
      await press('{Enter}');
      return window.run(pathAfter, path);
    },
    convert: (example) => window.run(converted, example),
    tryValue: (...setting) => window.run(codeAfter, setting),
    previewed: () => window.run(buttonInPreview),
    close: window.close,
  };
}

/** Opens an engine for a site: that of Playwright, else the one of Debian. */
export function visit(engine: Engine, origin: string): Promise<Visitor> {
  requireEngine(engine);
  return engine === 'webkit' && !isPlaywrights(engine)
    ? visitWithWebDriver(origin)
    : visitWithPlaywright(engine, origin);
}
