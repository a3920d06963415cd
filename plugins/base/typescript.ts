import { createJiti } from 'jiti';
import { fromRoot } from './root.ts';

const OPTIONS = {
  jsx: { runtime: 'automatic' },
  tsconfigPaths: fromRoot('tsconfig.json'),
} as const;

/** Loads the TypeScript of this repository, JSX included, in every version of Node.js, as Docusaurus does for its configuration. */
export const typescript = createJiti(fromRoot('package.json'), OPTIONS);

/** Does the same for a file that may have changed since it was loaded. */
export const freshTypescript = createJiti(fromRoot('package.json'), {
  ...OPTIONS,
  moduleCache: false,
});

/** The entry of a loader in a compiler's rule, given its file. */
export const loaderIn = (file: string) => ({
  loader: fromRoot('plugins/base/loader.mjs'),
  options: { file: fromRoot(file) },
});
