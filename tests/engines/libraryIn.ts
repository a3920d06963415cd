import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserProviderOption } from 'vitest/node';
import chromium from '../../library/vitest.config.mts';
import { MARKUP_ONLY } from '../../plugins/library/markupOnly.ts';
import { PIECES, piecesOptions, SET_UP } from '../pieces/options.mts';
import { isPlaywrights, type Engine } from './engines.ts';

/** Playwright presses nothing in a frame that is transformed, be it by nothing, unless the browser is one of its own. */
const UNTRANSFORMED = `
const style = document.createElement('style');
style.textContent = '[data-scale] { transform: none !important }';
document.head.append(style);
`;

/** What is optimized is another copy, which knows nothing of the tests. */
const OWN_LOCATORS = { exclude: ['@vitest/browser/locators'] };

const FOCUS_FRAME = fileURLToPath(import.meta.resolve('./focusFrame.ts'));

/** The tests of the library's behavior in another engine than Chromium: that of Playwright, else the one of Debian. */
export const libraryIn = (
  engine: Engine,
  debians: () => BrowserProviderOption,
): TestProjectInlineConfiguration => ({
  ...chromium,
  optimizeDeps: { ...chromium.optimizeDeps, ...OWN_LOCATORS },
  test: {
    ...chromium.test,
    name: engine,
    globalSetup: [],
    setupFiles: [chromium.test?.setupFiles ?? [], FOCUS_FRAME].flat(),
    exclude: MARKUP_ONLY.map((id) => `src/${id}.test.{ts,tsx}`),
    // Of the windows of a browser, one has the focus.
    fileParallelism: false,
    browser: {
      ...chromium.test?.browser,
      orchestratorScripts: isPlaywrights(engine) ? [] : [{ content: UNTRANSFORMED }],
      provider: isPlaywrights(engine) ? playwright() : debians(),
      instances: [{ browser: engine }],
    },
  },
});

/** The tests of all pieces in another engine than Chromium. */
export function piecesIn(
  engine: Engine,
  debians: () => BrowserProviderOption,
): TestProjectInlineConfiguration {
  const { test, ...others } = libraryIn(engine, debians);
  return {
    ...others,
    ...piecesOptions,
    cacheDir: `${piecesOptions.cacheDir}-${engine}`,
    optimizeDeps: { ...piecesOptions.optimizeDeps, ...OWN_LOCATORS },
    test: {
      ...test,
      name: `${engine} pieces`,
      include: PIECES,
      setupFiles: [test?.setupFiles ?? [], SET_UP].flat(),
    },
  };
}
