import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/chromium.ts';

/** Tests of the built site, as a reader sees it, in a real Chromium. */
export default defineConfig({
  testDir: 'tests/site',
  outputDir: 'test-results/site',
  globalSetup: './tests/requireChromium.ts',
  // What is measured is shown by the site's accessibility statement.
  snapshotPathTemplate: 'src/pages/_accessibility/{arg}.generated{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A state is waited for, however slow the machine is; only what never comes fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: launchOptions(),
    // What glides away under the pointer is not what is pressed; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'fixture sites', testMatch: '*.setup.ts' },
    { name: 'site', testMatch: '*.spec.ts', dependencies: ['fixture sites'] },
  ],
});
