import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const FIXTURES = 'tests/fixtures';
const SITES = '.docusaurus/fixtures';
// What the site is made of, besides its pages: fixtures have the real one.
const FRAME = ['browser', 'css', 'first-visit', 'navigation', 'search', 'theme', 'ui'];

/** Names of the fixtures that are laid over a small site, in `broken` (they must not build) or in `variants`. */
export const fixtureNames = (kind: 'broken' | 'variants') =>
  readdirSync(join(FIXTURES, kind)).toSorted();

/** Folder of the built site of a variant. */
export const variant = (name: string) => join(SITES, name, 'build');

/** Every file that the build of a fixture may depend on. */
export function siteSources(): string[] {
  const folders = [...FRAME.map((part) => `src/${part}`), 'plugins', FIXTURES];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return ['docusaurus.config.ts', 'package-lock.json', ...files.toSorted()];
}

/** Lays folders of fixtures, the first below, over a site with the real frame and hardly any pages; gives its folder. */
export function makeSite(name: string, layers: readonly string[]): string {
  const folder = join(SITES, name);
  rmSync(folder, { recursive: true, force: true });
  for (const part of FRAME) cpSync(`src/${part}`, join(folder, 'src', part), { recursive: true });
  for (const layer of ['site', ...layers]) {
    cpSync(join(FIXTURES, layer), folder, { recursive: true });
  }
  return folder;
}
