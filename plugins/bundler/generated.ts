import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../base/root.ts';
import { listsDocs } from './versionLoader.ts';

// A loader for a file that isn't there would do nothing, and nobody would notice.
const gone = (path: string, what: string) =>
  new Error(
    `${inRoot(path)}: ${what} is not there. If Docusaurus now writes it elsewhere, or writes it differently, change plugins/bundler/generated.ts.`,
  );

/**
 * The file that Docusaurus writes the list of all pages to, before it starts the bundler.
 *
 * @throws If it isn't there.
 */
export function registryIn(folder: string): string {
  const file = join(folder, 'registry.js');
  if (existsSync(file)) return file;
  throw gone(file, 'the list of all pages');
}

/**
 * The folder that Docusaurus writes the data of each version of the docs to.
 *
 * @throws If no file in it lists docs.
 */
export function versionsIn(folder: string): string {
  const versions = join(folder, 'docusaurus-plugin-content-docs/default/p');
  const names = existsSync(versions) ? readdirSync(versions) : [];
  if (names.some((name) => listsDocs(readFileSync(join(versions, name), 'utf8')))) return versions;
  throw gone(versions, 'the list of docs of a version');
}
