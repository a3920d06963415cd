import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProvider, TestProject } from 'vitest/node';
import { requireEngine } from './engines.ts';
import type { PointOptions, Upload } from './inFrame.ts';
import type { Window } from './webdriver.ts';
import { keyActions } from './webdriverKeys.ts';
import { openWebKit } from './webkitDriver.ts';

const fileOf = (module: string) => fileURLToPath(import.meta.resolve(module));

/** What tests do, by the names that Vitest has for it. `enter` leads into the frame of the test. */
function commandsOf(enter: () => Promise<Window>) {
  const press = async (keys: string, down: readonly string[] = []) => {
    const { actions, unreleased } = keyActions(keys, down);
    await (await enter()).act('key', actions);
    return { unreleased };
  };
  const point = async (selector: string, options: PointOptions, ...presses: object[]) => {
    const window = await enter();
    const place = await window.run((...args) => frameOfTest.point(...args), selector, options);
    await window.act('pointer', [{ type: 'pointerMove', ...place }, ...presses]);
  };
  return {
    hover: (selector: string, options: PointOptions) => point(selector, options),
    click: (selector: string, options: PointOptions) =>
      point(
        selector,
        options,
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ),
    keyboard: (keys: string, { unreleased }: { unreleased: string[] }) => press(keys, unreleased),
    cleanup: ({ unreleased }: { unreleased: string[] }) =>
      press(unreleased.map((key) => `{/${key}}`).join(''), unreleased),
    async type(selector: string, keys: string) {
      await (await enter()).run((...args) => frameOfTest.focus(...args), selector);
      return press(keys);
    },
    async fill(selector: string, text: string) {
      await (await enter()).run((...args) => frameOfTest.selectText(...args), selector);
      await press(text);
    },
    selectOptions: async (selector: string, values: string[]) =>
      (await enter()).run((...args) => frameOfTest.selectOptions(...args), selector, values),
    upload: async (selector: string, uploads: Upload[]) =>
      (await enter()).run((...args) => frameOfTest.upload(...args), selector, uploads),
  };
}

class WebKitProvider implements BrowserProvider {
  readonly name = 'webdriver';
  readonly supportsParallelism = false;
  readonly initScripts = [
    // It has tests name elements as Playwright does, and the other script finds what has such a name.
    join(dirname(fileOf('@vitest/browser-playwright')), 'locators.js'),
    fileOf('./inFrame.ts'),
  ];
  #window: Promise<Window> | undefined;

  constructor(project: TestProject) {
    const enter = async () => {
      const window = await this.#open();
      await window.enterFrame('[data-vitest]');
      return window;
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
    await (await this.#open()).goTo(url);
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
