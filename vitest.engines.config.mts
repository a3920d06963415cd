import { defineConfig } from 'vitest/config';
import { firefoxProvider } from './tests/engines/firefoxProvider.ts';
import { libraryIn } from './tests/engines/libraryIn.ts';
import { webkitProvider } from './tests/engines/webkitProvider.ts';

/** What runs in Firefox and WebKit: the tests of the library's behavior, and visits to one page of each kind. */
export default defineConfig({
  test: {
    projects: [
      libraryIn('firefox', firefoxProvider),
      libraryIn('webkit', webkitProvider),
      {
        test: {
          name: 'pages',
          include: ['tests/engines/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
