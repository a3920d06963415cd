import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../tests/chromium.ts';

export default defineConfig({
  root: import.meta.dirname,
  // Named here, so that no test file is run a second time because Vite found a dependency late.
  optimizeDeps: {
    include: [
      'axe-core',
      'clsx',
      'fast-check',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'react-dom/server',
      'vitest-browser-react',
    ],
  },
  test: {
    name: 'library',
    maxWorkers: 2,
    // A page and its modules for all files, since loading them for each one took half of the time.
    isolate: false,
    globalSetup: ['../tests/requireChromium.ts'],
    setupFiles: [fileURLToPath(import.meta.resolve('./tests/cleanUp.ts'))],
    include: ['src/**/*.test.tsx', 'src/**/*.test.ts'],
    // A busy machine may take longer than the second that Vitest waits.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
