import { fileURLToPath } from 'node:url';
import library from '../../library/vitest.config.mts';

/** What the tests of pieces need besides what those of the library do. */
export const piecesOptions = {
  resolve: { tsconfigPaths: true },
  cacheDir: '../node_modules/.vite-pieces',
  optimizeDeps: {
    include: [
      ...(library.optimizeDeps?.include ?? []),
      '@internationalized/date',
      'react-aria-components',
      'react-hook-form',
    ],
  },
};

export const PIECES = ['../tests/pieces/*.test.tsx'];

export const SET_UP = fileURLToPath(import.meta.resolve('./setUp.ts'));
