import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { filesOf, installOnDebian, isExecutable } from './engines/debian.ts';

const COMMANDS = [
  // Chromium without windows, which loads pages twice as fast.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
] as const;
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function installed(): string | undefined {
  return [...COMMANDS.flatMap(filesOf), ...APPLICATIONS].find(isExecutable);
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

const onThisMachine = () => process.env.CHROMIUM_PATH || installed() || playwrights();

/**
 * Finds the Chromium that the tests drive: `CHROMIUM_PATH`, else one that is installed, else Playwright's own download.
 *
 * @throws If there is none, or if `CHROMIUM_PATH` names none.
 */
export function findChromium(): string {
  const path = onThisMachine();
  if (!path) {
    throw new Error(
      'The tests need Chromium: install it, run "npx playwright install chromium", or set CHROMIUM_PATH to its file.',
    );
  }
  if (path === process.env.CHROMIUM_PATH && !isExecutable(path)) {
    throw new Error(
      `CHROMIUM_PATH is "${path}", which is no executable file: correct or unset it.`,
    );
  }
  return path;
}

/** Like `findChromium`, but on Debian as root it installs the distribution's package if there is none. */
export function findOrInstallChromium(): string {
  if (!onThisMachine()) installOnDebian(COMMANDS[0]);
  return findChromium();
}

/** A name of this machine to which a browser grants nothing that needs HTTPS, as it does to `localhost`. */
export const PLAIN_HTTP = 'plain-http.example';

const ARGS = [
  `--host-resolver-rules=MAP ${PLAIN_HTTP} 127.0.0.1`,
  // If a tile changes in part, only that part is drawn anew, and round corners at its edge come out with other pixels.
  '--disable-partial-raster',
];

/**
 * Launch options for tests. Editors and linters read configuration files too, so without a browser this does nothing.
 */
export function launchOptions() {
  // Chromium's sandbox cannot start for root, as in most containers.
  const args = process.getuid?.() === 0 ? [...ARGS, '--no-sandbox'] : ARGS;
  return { executablePath: onThisMachine(), args };
}
