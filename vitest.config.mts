import { defineConfig } from 'vitest/config';
import library from './library/vitest.config.mts';

/** The library's name is an alias there, for all tools. */
const resolve = { tsconfigPaths: true };
const options = {
  globalSetup: ['tests/build/forgetPack.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    maxConcurrency: 2,
    projects: [
      'library',
      {
        ...library,
        test: { ...library.test, name: 'walks', include: ['tests/walks/*.test.tsx'] },
      },
      {
        resolve,
        test: {
          ...options,
          name: 'build',
          include: ['{plugins,src,convert/src,tests/build}/**/*.test.{ts,tsx}'],
        },
      },
      {
        resolve,
        test: {
          ...options,
          name: 'long',
          include: ['tests/long/*.test.ts'],
          // Most of these run whole builds, two at a time, and half of what they need is waiting.
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
