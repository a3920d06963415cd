import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineBrowserProvider } from '@vitest/browser';
import { By, Origin, type Actions, type WebDriver } from 'selenium-webdriver';
import type { BrowserProvider, TestProject } from 'vitest/node';
import { requireEngine } from './engines.ts';
import type { Driven, PointOptions, Upload } from './inFrame.ts';
import { pressKeys } from './webdriverKeys.ts';
import { openWebKit } from './webkitDriver.ts';

const fileOf = (module: string) => fileURLToPath(import.meta.resolve(module));

/** What the types of `Actions` lack. */
interface Scrolling {
  scroll: (x: number, y: number, deltaX: number, deltaY: number, origin: Origin) => Actions;
}

/** Waits for the next frame: WebKit's driver answers before the page has handled the last event. */
const heard = (driver: WebDriver) =>
  driver.executeScript('return new Promise(requestAnimationFrame)');

/** Vitest's commands. `enter` switches to the frame of the test. */
function commandsOf(enter: () => Promise<WebDriver>) {
  const ask = async <Name extends keyof Driven>(name: Name, ...args: Parameters<Driven[Name]>) =>
    (await enter()).executeScript<Awaited<ReturnType<Driven[Name]>>>(
      'const [name, ...args] = arguments; return frameOfTest[name](...args)',
      name,
      ...args,
    );
  const press = async (keys: string, down: readonly string[] = []) => {
    const driver = await enter();
    const after = await pressKeys(driver, keys, down);
    await heard(driver);
    return after;
  };
  const point = async (selector: string, options: PointOptions, finish = (all: Actions) => all) => {
    const place = await ask('point', selector, options);
    const driver = await enter();
    const move = driver.actions().move({ origin: Origin.VIEWPORT, duration: 0, ...place });
    await finish(move).perform();
    await heard(driver);
  };
  return {
    hover: (selector: string, options: PointOptions) => point(selector, options),
    click: (selector: string, options: PointOptions) =>
      point(selector, options, (actions) => actions.press().release()),
    async wheel(selector: string, { delta }: { delta: { x?: number; y?: number } }) {
      const { x, y } = await ask('point', selector, {});
      const driver = await enter();
      const actions = driver.actions() as Actions & Scrolling;
      await actions.scroll(x, y, delta.x ?? 0, delta.y ?? 0, Origin.VIEWPORT).perform();
      await heard(driver);
    },
    keyboard: (keys: string, { unreleased }: { unreleased: string[] }) => press(keys, unreleased),
    cleanup: ({ unreleased }: { unreleased: string[] }) =>
      press(unreleased.map((key) => `{/${key}}`).join(''), unreleased),
    async type(selector: string, keys: string) {
      await ask('focus', selector);
      return press(keys);
    },
    async fill(selector: string, text: string) {
      await ask('selectText', selector);
      await press(text);
    },
    selectOptions: (selector: string, values: string[]) => ask('selectOptions', selector, values),
    upload: (selector: string, uploads: Upload[]) => ask('upload', selector, uploads),
  };
}

class WebKitProvider implements BrowserProvider {
  readonly name = 'webdriver';
  readonly supportsParallelism = false;
  readonly initScripts = [
    // Tests name elements with Playwright's selectors, which the other script resolves.
    join(dirname(fileOf('@vitest/browser-playwright')), 'locators.js'),
    fileOf('./inFrame.ts'),
  ];
  #window: ReturnType<typeof openWebKit> | undefined;

  constructor(project: TestProject) {
    const enter = async () => {
      const { driver } = await this.#open();
      await driver.switchTo().defaultContent();
      await driver.switchTo().frame(driver.findElement(By.css('[data-vitest]')));
      return driver;
    };
    for (const [name, command] of Object.entries(commandsOf(enter))) {
      const run = (_: unknown, ...args: unknown[]) =>
        (command as (...all: unknown[]) => unknown)(...args);
      // Vitest types none of its own commands.
      project.browser!.registerCommand(`__vitest_${name}` as never, run as never);
    }
  }

  /** Opens a window in which no frame of a test has to be made smaller. */
  #open = () => (this.#window ??= openWebKit(1500, 1300));

  getCommandsContext() {
    return {};
  }

  async openPage(_sessionId: string, url: string) {
    requireEngine('webkit');
    await (await this.#open()).driver.get(url);
  }

  async close() {
    await (await this.#window)?.close();
  }
}

/** Runs Vitest's browser tests in Debian's WebKit, which understands WebDriver only. */
export const webkitProvider = () =>
  defineBrowserProvider({
    name: 'webdriver',
    supportedBrowser: ['webkit'],
    providerFactory: (project) => new WebKitProvider(project),
  });
