import { createRequire } from 'node:module';
import type { ReactElement } from 'react';
import { register } from 'tsx/cjs/api';
import { fromRoot } from '../root.ts';
import { librarySources } from './sources.ts';

/** The running library, and what must surround its parts. */
export interface RunningLibrary {
  exports: Readonly<Record<string, unknown>>;
  /** The names of the helper props. */
  helpers: readonly string[];
  within: Readonly<Record<string, (part?: ReactElement) => ReactElement>>;
}

const require = createRequire(import.meta.url);
// The commands of this repository start Node with tsx; Vitest, an editor or a script may not.
if (!require.extensions['.tsx']) register();

const FOLDERS = [fromRoot('library/'), fromRoot('docs/'), fromRoot('src/')];
let loaded = '';

/** Drops every module from Node's cache that may come from an earlier state of the library. */
function forget() {
  for (const file of Object.keys(require.cache)) {
    if (FOLDERS.some((folder) => file.startsWith(folder))) delete require.cache[file];
  }
}

/** The exports of a file that imports the library, run with the library as its files are now. */
export function load<Exports>(file: string): Exports {
  const { hash } = librarySources();
  if (hash !== loaded) forget();
  loaded = hash;
  return require(file) as Exports;
}

/** The same for a file that may have changed although the library has not. */
export function reload<Exports>(file: string): Exports {
  delete require.cache[file];
  return load(file);
}

const HELPERS = fromRoot('library/src/props/bulmaClasses.ts');
const WITHIN = fromRoot('library/tests/within.tsx');

/** The library, run from its source. */
export function runningLibrary(): RunningLibrary {
  return {
    exports: load(fromRoot('library/src/index.ts')),
    helpers: Object.keys(load<{ helperModifiers: object }>(HELPERS).helperModifiers),
    within: load<{ WITHIN: RunningLibrary['within'] }>(WITHIN).WITHIN,
  };
}
