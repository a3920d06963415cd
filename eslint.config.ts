import js from '@eslint/js';
import type { Linter } from 'eslint';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Who may not import what: paths that must not be named below some folders, each with the remedy. */
const wall = (
  files: string[],
  ...patterns: { regex: string; message: string }[]
): Linter.Config => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const WALLS = [
  wall(['library/src/**'], {
    regex:
      '^(bulmatic|@site|@theme|@theme-original|@docusaurus|@generated)(/|$)|^\\.{1,2}/(.*/)?(plugins|src|docs|blog)/',
    message: 'The library knows nothing of the site: move what it needs into library/src.',
  }),
  wall(
    ['src/**', 'docs/**', 'blog/**'],
    {
      regex: '(^|/)library/(?!package\\.json$)',
      message: "Import the library by its package name, 'bulmatic', as its users do.",
    },
    {
      regex: '(^|/)convert/src(/|$)',
      message: "Import the converter by its package name, 'bulmatic-convert', as its users do.",
    },
    {
      regex: '(^|/)plugins/',
      message:
        "Pages know only what the build hands them: import '*.demo.tsx?demo' or '@generated/...', and declare its type in a .d.ts file of the plugin.",
    },
  ),
  wall(['convert/src/**'], {
    regex:
      '^(bulmatic|react|@site|@theme|@docusaurus|@generated)(/|$)|^\\.{1,2}/(.*/)?(library|plugins|docs|blog)/',
    message:
      'The converter knows the library and the site only through mapping.data.ts: plugins/convert writes it.',
  }),
  wall(['plugins/**'], {
    regex: '^(@site/|(\\.\\./)+)(library/)?(src|tests)/',
    message:
      'A plugin imports neither pages nor tests nor the library: move what they share into plugins/, or load the file by its path.',
  }),
  wall(['tests/site/**'], {
    regex: '(^|/)(src|library/src)/',
    message:
      'A test of the built site sees only what a browser sees: test a module in a *.test.ts file beside it.',
  }),
];

export default defineConfig(
  globalIgnores([
    '**/dist',
    '**/storybook-static',
    '.docusaurus',
    'build',
    'docs/api',
    'tests/fixtures/broken',
    'tests/fixtures/codemods',
    'tests/fixtures/variants',
  ]),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  reactHooks.configs.flat['recommended-latest'],
  jsxA11y.flatConfigs.recommended,
  {
    languageOptions: {
      parserOptions: {
        // A tenth faster than a project service, which is made for editors.
        project: ['tsconfig.json', 'library/tsconfig.json', 'convert/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Each component has a props interface of its own, which its API page is named after, even if it adds no prop.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
    },
  },
  WALLS,
  // Node.js has to read it without help, so it is no TypeScript.
  { files: ['plugins/loader.mjs'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['library/src/**'],
    ignores: ['library/src/internal/**', '**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'TSPropertySignature[optional=true] > TSTypeAnnotation > :not(TSUnknownKeyword, TSUnionType:has(> TSUndefinedKeyword))',
          message:
            'Add "| undefined", or users with exactOptionalPropertyTypes cannot write `color={isNew ? "info" : undefined}`.',
        },
      ],
    },
  },
  prettier,
);
