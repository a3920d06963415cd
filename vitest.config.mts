import { defineConfig } from 'vitest/config';
import library from './library/vitest.config.mts';
import { PATIENT } from './tests/patient.mts';
import { PIECES, piecesOptions, SET_UP } from './tests/pieces/options.mts';
import { reactCompiler } from './tests/reactCompiler.mts';

/** The library's name is an alias there, for all tools. */
const resolve = { tsconfigPaths: true };
const options = {
  globalSetup: ['tests/build/forgetPack.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

/** Tests of the library that take long. Vitest writes the name into the instance of the browser. */
const inBrowser = (name: string, include: string[], setupFiles: string[] = []) => ({
  ...library,
  test: {
    ...library.test,
    name,
    include,
    setupFiles: [library.test?.setupFiles ?? [], setupFiles].flat(),
    browser: { ...library.test?.browser, instances: [{ browser: 'chromium' as const }] },
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    maxConcurrency: 2,
    browser: PATIENT,
    projects: [
      'library',
      inBrowser('walks', ['tests/walks/*.test.tsx']),
      { ...inBrowser('pieces', PIECES, [SET_UP]), ...piecesOptions },
      {
        ...inBrowser('compiled', [
          // What has state and effects.
          'src/components/{Dropdown,Modal,Navbar,Pagination,Panel,Tabs}.test.tsx',
          'src/{form,internal,props}/*.test.tsx',
        ]),
        plugins: [reactCompiler],
        cacheDir: 'node_modules/.vite-compiled',
        optimizeDeps: {
          include: [...(library.optimizeDeps?.include ?? []), 'react/compiler-runtime'],
        },
      },
      {
        resolve,
        test: {
          ...options,
          name: 'build',
          // They load the same large modules, TypeScript among them, which took half of the time.
          isolate: false,
          include: ['{plugins,src,convert/src,create/src,tests/build}/**/*.test.{ts,tsx}'],
        },
      },
      {
        resolve,
        test: {
          ...options,
          name: 'long',
          // As for `build`: imports took a sixth of the time.
          isolate: false,
          include: ['tests/long/*.test.ts'],
          // Most of these run whole builds, two at a time, and half of what they need is waiting.
          testTimeout: 3_600_000,
          hookTimeout: 3_600_000,
        },
      },
    ],
  },
});
