import type { ReactElement } from 'react';
import { contentsOf } from './contents.ts';
import { fromRoot } from './root.ts';
import { typescript } from './typescript.ts';

/** The library in one state of its files. */
export interface Library {
  /** The files that the state consists of: the library, what renders it, and the code of this build. */
  files: readonly string[];
  /** A hash of them, for results that outlast a build. */
  hash: string;
  exports: Readonly<Record<string, unknown>>;
  /** The names of the helper props. */
  helpers: readonly string[];
  /** What must surround parts. */
  within: Readonly<Record<string, (part?: ReactElement) => ReactElement>>;
  /** One result per name, made anew for each key. */
  remember: <Result>(name: string, key: string, make: () => Result) => Result;
}

const FOLDERS = [
  'library/src',
  'library/tests',
  'convert/src',
  'plugins',
  'src/browser',
  'src/converter',
  'src/demos/page',
  'src/playground',
];

/** What a file exports, loaded when it is needed: some packages take a second. */
export const load = <Exports>(file: string) => typescript(fromRoot(file)) as Exports;

/** What a file exports that may have changed while the library stayed as it is. */
export function reload<Exports>(file: string): Exports {
  delete typescript.cache[file];
  return typescript(file) as Exports;
}

const OUTDATED = [fromRoot('library/'), fromRoot('docs/'), fromRoot('src/')];

/** Drops every module that may come from an earlier state of the library. */
function forget() {
  for (const file of Object.keys(typescript.cache)) {
    if (OUTDATED.some((folder) => file.startsWith(folder))) delete typescript.cache[file];
  }
}

function read(): Library {
  const remembered = new Map<string, { key: string; result: unknown }>();
  const { helperModifiers } = load<{ helperModifiers: object }>(
    'library/src/props/bulmaClasses.ts',
  );
  return {
    ...contentsOf(FOLDERS),
    exports: load('library/src/index.ts'),
    helpers: Object.keys(helperModifiers),
    within: load<{ WITHIN: Library['within'] }>('library/tests/within.tsx').WITHIN,
    remember(name, key, make) {
      const last = remembered.get(name);
      if (last?.key === key) return last.result as ReturnType<typeof make>;
      const result = make();
      remembered.set(name, { key, result });
      return result;
    },
  };
}

// Docusaurus loads its configuration in one way and the bundler loads its loaders in another, so this module may be there
// twice. Both have to know the same library.
const shared = globalThis as { bulmaticLibrary?: Library };

/** The library as its files were at the start of the build, or of the last compilation under `npm start`. */
export const library = (): Library => (shared.bulmaticLibrary ??= read());

/** Reads the library anew if a file of it has changed. */
export function refreshLibrary() {
  if (shared.bulmaticLibrary?.hash === contentsOf(FOLDERS).hash) return;
  forget();
  delete shared.bulmaticLibrary;
}
