import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'library',
      {
        resolve: {
          alias: { bulmatic: fileURLToPath(new URL('library/src/index.ts', import.meta.url)) },
        },
        test: {
          name: 'build',
          include: ['{plugins,tests/build}/**/*.test.{ts,tsx}'],
          // Most of these run whole builds, which want the cores for themselves.
          fileParallelism: false,
          globalSetup: 'tests/build/forgetPack.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
