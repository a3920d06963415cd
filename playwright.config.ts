import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/chromium.ts';

const PORT = 3100;
const origin = `http://localhost:${PORT}`;

/** Tests of the built site, as a reader sees it, in a real Chromium. */
export default defineConfig({
  testDir: 'tests/site',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  use: { baseURL: origin, launchOptions: launchOptions() },
  webServer: {
    command: `npm run serve -- --port ${PORT} --no-open`,
    url: origin,
    reuseExistingServer: false,
  },
});
