import { firefox, webkit } from '@playwright/test';
import { complaintsOf } from '../site/fixtures.ts';
import { open } from '../site/page.ts';
import { isPlaywrights, requireEngine, type Engine } from './engines.ts';
import { FIREFOX_OF_DEBIAN } from './firefoxProvider.ts';
import { codeOf } from './webdriverKeys.ts';
import { openWebKit } from './webkitDriver.ts';

/** Somebody who opens pages in an engine, and uses them. */
export interface Visitor {
  /** What a page complains about on the console or by an error, until React has taken over. */
  complaintsOn: (route: string) => Promise<string[]>;
  /** Calls a function in the page, where it sees its argument and nothing else. */
  run: <T, A>(code: (argument: A) => T | Promise<T>, argument?: A) => Promise<T>;
  /** Presses keys together, by their names. */
  press: (...keys: string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
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
    run: (code, argument) => page.evaluate(code as (argument: unknown) => never, argument),
    press: (...keys) => page.keyboard.press(keys.join('+')),
    type: (text) => page.keyboard.type(text),
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
  const { driver, close } = await openWebKit(1280, 900);
  return {
    async complaintsOn(route) {
      const { href, pathname } = new URL(route, origin);
      await driver.get(href);
      // On a busy machine, the driver may answer while the old page is still there.
      await driver.wait(async () => new URL(await driver.getCurrentUrl()).pathname === pathname);
      return driver.executeScript(listenAndWake);
    },
    run: (code, argument) => driver.executeScript(code, argument),
    async press(...keys) {
      const actions = driver.actions();
      for (const key of keys) actions.keyDown(codeOf(key));
      for (const key of keys.toReversed()) actions.keyUp(codeOf(key));
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    close,
  };
}

/** Opens an engine for a site: that of Playwright, else the one of Debian. */
export function visit(engine: Engine, origin: string): Promise<Visitor> {
  requireEngine(engine);
  return engine === 'webkit' && !isPlaywrights(engine)
    ? visitWithWebDriver(origin)
    : visitWithPlaywright(engine, origin);
}
