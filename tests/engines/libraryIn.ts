import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserProviderOption } from 'vitest/node';
import chromium from '../../library/vitest.config.mts';
import { MARKUP_ONLY } from '../../plugins/library/markupOnly.ts';
import { PIECES, piecesOptions, SET_UP } from '../pieces/options.mts';
import { isPlaywrights, type Engine } from './engines.ts';

/** Removes the transform of the tests' frame, in which Playwright clicks only with its own browsers. */
const UNTRANSFORMED = `
const style = document.createElement('style');
style.textContent = '[data-scale] { transform: none !important }';
document.head.append(style);
`;

/** Excluded from optimization, which would create a second copy without the tests' state. */
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
    // Only one window of a browser has the focus.
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
