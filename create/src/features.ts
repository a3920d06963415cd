import type { Options } from './options.ts';

/** What an app can have. The templates have all of it, and what an app goes without is taken out. */
interface Feature {
  has: (options: Options) => boolean;
  /** Its packages in the template's package.json. */
  packages?: readonly string[];
  /** Its scripts there. */
  scripts?: readonly string[];
  /** How the paths of its files end. */
  files?: readonly string[];
}

/** All features. Lines of the templates belong to one too: those from `#if <feature>` to `#end`. */
export const FEATURES: Record<string, Feature> = {
  vite: { has: ({ template }) => template === 'vite' },
  next: { has: ({ template }) => template === 'next' },
  whole: { has: ({ css }) => css === 'whole' },
  sass: {
    has: ({ css }) => css === 'sass',
    packages: ['sass'],
    files: ['bulma.scss', 'next.config.ts'],
  },
  contrast: { has: ({ contrast }) => contrast },
  toggle: {
    has: ({ darkMode }) => darkMode === 'toggle',
    files: ['ColorModeButton.tsx', 'ColorModeScript.tsx'],
  },
  router: {
    // Recipes are pages, and Next.js has a router anyway.
    has: ({ template, router, recipes }) => template === 'vite' && (router || recipes.length > 0),
    packages: ['react-router'],
  },
  recipes: {
    has: ({ recipes }) => recipes.length > 0,
    files: ['src/recipes/index.ts'],
  },
  tests: {
    has: ({ tests }) => tests,
    packages: [
      '@testing-library/dom',
      '@testing-library/jest-dom',
      '@testing-library/react',
      'happy-dom',
      'vitest',
    ],
    scripts: ['test'],
    files: ['.test.tsx', 'setupTests.ts', 'vitest.config.ts'],
  },
};
