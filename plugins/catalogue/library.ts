import type { ReactElement } from 'react';
import { fromRoot } from '../root.ts';
import { typescript } from '../typescript.ts';

/** The running library, and what must surround its parts. */
export interface RunningLibrary {
  exports: Readonly<Record<string, unknown>>;
  /** The names of the helper props. */
  helpers: readonly string[];
  within: Readonly<Record<string, (part?: ReactElement) => ReactElement>>;
}

const FOLDERS = [fromRoot('library/'), fromRoot('docs/'), fromRoot('src/')];
let loadedState = '';

/** Drops every module from Node's cache that may come from an earlier state of the library. */
function forget() {
  for (const file of Object.keys(typescript.cache)) {
    if (FOLDERS.some((folder) => file.startsWith(folder))) delete typescript.cache[file];
  }
}

/**
 * What a file exports that imports the library.
 *
 * @param state - A hash that changes when a file of the library does; what was loaded in another state is loaded anew.
 */
export function load<Exports>(file: string, state: string): Exports {
  if (state !== loadedState) forget();
  loadedState = state;
  return typescript(file) as Exports;
}

/** What a file exports that may have changed while the library stayed as it is. */
export function reload<Exports>(file: string, state: string): Exports {
  delete typescript.cache[file];
  return load(file, state);
}

const HELPERS = fromRoot('library/src/props/bulmaClasses.ts');
const WITHIN = fromRoot('library/tests/within.tsx');

/** The library, run from its source in the state that a hash stands for. */
export function runningLibrary(state: string): RunningLibrary {
  return {
    exports: load(fromRoot('library/src/index.ts'), state),
    helpers: Object.keys(load<{ helperModifiers: object }>(HELPERS, state).helperModifiers),
    within: load<{ WITHIN: RunningLibrary['within'] }>(WITHIN, state).WITHIN,
  };
}
