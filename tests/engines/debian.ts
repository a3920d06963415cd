import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The files that a command may be, in the order in which a shell looks for it. */
export const filesOf = (command: string): string[] =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command));

/** Installs packages of the distribution, if this is Debian and the user root; else does nothing. */
export function installOnDebian(...packages: readonly string[]): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  console.log(`Installing with apt-get, for the tests: ${packages.join(', ')}.`);
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
