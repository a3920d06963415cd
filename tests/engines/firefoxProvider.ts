import { fileURLToPath } from 'node:url';
import { PlaywrightBrowserProvider, playwright } from '@vitest/browser-playwright';
import type { BrowserCommand, TestProject } from 'vitest/node';
import { requireEngine } from './engines.ts';

/** Options with which Playwright starts Debian's Firefox. */
export const FIREFOX_OF_DEBIAN = {
  // Playwright then speaks WebDriver BiDi, and not the protocol of its own Firefox.
  channel: 'moz-firefox',
  executablePath: fileURLToPath(import.meta.resolve('./firefoxBridge.mts')),
};

const OPTIONS = {
  launchOptions: FIREFOX_OF_DEBIAN,
  // Room for the frame of a test: the browser clicks at no frame that is shown smaller than it is.
  contextOptions: { viewport: { width: 1500, height: 1000 } },
};

/** By WebDriver BiDi, Playwright sets the text itself, of which React does not hear; so this types it. */
const fill: BrowserCommand<[string, string]> = async ({ iframe, page }, selector, text) => {
  await iframe.locator(selector).selectText();
  await page.keyboard.type(text);
};

class FirefoxProvider extends PlaywrightBrowserProvider {
  constructor(project: TestProject) {
    super(project, OPTIONS);
    // Vitest types none of its own commands.
    project.browser!.registerCommand('__vitest_fill' as never, fill as never);
  }

  override getCommandsContext(sessionId: string) {
    const context = super.getCommandsContext(sessionId);
    // By WebDriver BiDi, frames have no names by which to find them.
    const frame = async () => {
      const element = await context.page.waitForSelector('[data-vitest]', { state: 'attached' });
      return (await element.contentFrame())!;
    };
    return { page: context.page, context: context.context, iframe: context.iframe, frame };
  }

  override openPage(...args: Parameters<PlaywrightBrowserProvider['openPage']>) {
    requireEngine('firefox');
    return super.openPage(...args);
  }
}

/** Runs Vitest's browser tests in Debian's Firefox. */
export const firefoxProvider = () => ({
  ...playwright(OPTIONS),
  providerFactory: (project: TestProject) => new FirefoxProvider(project),
});
