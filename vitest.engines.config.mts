import { defineConfig } from 'vitest/config';
import { firefoxProvider } from './tests/engines/firefoxProvider.ts';
import { libraryIn, piecesIn } from './tests/engines/libraryIn.ts';
import { webkitProvider } from './tests/engines/webkitProvider.ts';
import { PATIENT } from './tests/patient.mts';

/** What runs in Firefox and WebKit: the tests of the library's behavior and of the pieces, and visits to one page of each kind. */
export default defineConfig({
  test: {
    browser: PATIENT,
    projects: [
      libraryIn('firefox', firefoxProvider),
      libraryIn('webkit', webkitProvider),
      piecesIn('firefox', firefoxProvider),
      piecesIn('webkit', webkitProvider),
      {
        test: {
          name: 'pages',
          include: ['tests/engines/*.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
        },
      },
    ],
  },
});
