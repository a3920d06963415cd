import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { filesOf, installOnDebian, isExecutable } from './debian.ts';

const SOURCES = {
  firefox: { playwrights: firefox, commands: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    playwrights: webkit,
    commands: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/** An engine other than Chromium in which the tests run. */
export type Engine = keyof typeof SOURCES;

export const ENGINES = Object.keys(SOURCES) as readonly Engine[];

/** Whether Playwright has downloaded this engine, which is then used. Otherwise it is that of Debian. */
export function isPlaywrights(engine: Engine): boolean {
  const path = SOURCES[engine].playwrights.executablePath();
  return Boolean(path) && existsSync(path);
}

const isThere = (engine: Engine) =>
  isPlaywrights(engine) ||
  SOURCES[engine].commands.every((command) => filesOf(command).some(isExecutable));

/**
 * Says what to do if an engine is not there.
 *
 * @throws If neither Playwright nor Debian has brought it.
 */
export function requireEngine(engine: Engine): void {
  if (isThere(engine)) return;
  const { packages } = SOURCES[engine];
  throw new Error(
    `These tests need the engine "${engine}": run "npx playwright install --with-deps ${engine}", or on Debian "apt-get install ${packages.join(' ')}".`,
  );
}

/** Installs an engine that is not there from Debian's packages, if this is Debian and the user root. */
export function installEngine(engine: Engine): void {
  if (!isThere(engine)) installOnDebian(...SOURCES[engine].packages);
  requireEngine(engine);
}
