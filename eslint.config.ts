import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import type { Linter } from 'eslint';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What may not be imported: the names of paths, with the remedy. */
interface Wall {
  regex: string;
  message: string;
}

/** What imports a module: `import` and `export … from`, `import()`, and `typeof import()` in types. */
const IMPORTS =
  'ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression, TSImportType';

// In a selector, a slash would end the pattern.
const restricted = ({ regex, message }: Wall) => ({
  selector: `:matches(${IMPORTS}) > Literal[value=/${regex.replaceAll('/', '\\u002F')}/]`,
  message,
});

const wall = (files: string[], ...patterns: Wall[]): Linter.Config => ({
  files,
  rules: { 'no-restricted-syntax': ['error', ...patterns.map(restricted)] },
});

const NO_SOURCES: Wall[] = [
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
];

/** The rooms of the build and of the browser, each of which may use those before it. So no two can need each other. */
export const ROOMS = {
  plugins: {
    order: [
      ...['base', 'library', 'package', 'content', 'demos', 'converter', 'reference', 'search'],
      ...['pages', 'bundler'],
    ],
    walls: [
      {
        regex: '^(@site/|(\\.\\./)+)(library/)?(src|tests)/',
        message:
          'A plugin imports neither pages nor tests nor the library: move what they share into plugins/, or load the file by its path.',
      },
    ],
  },
  src: {
    order: [
      ...['css', 'browser', 'ui', 'demos', 'playground', 'converter', 'theme-builder', 'search'],
      ...['first-visit', 'navigation', 'theme', 'pages'],
    ],
    walls: NO_SOURCES,
  },
};

/** How deep files are in their rooms: imports are told from those of a folder in the same room by that. */
const DEPTHS = [1, 2, 3, 4, 5];

/** The parts of the theme that are replaced here, whose names do not say so. */
const SLOTS = readdirSync(join(import.meta.dirname, 'src/theme'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => file.replaceAll('\\', '/').replace(/(\/index)?\.tsx?$/, ''));

const roomWalls = Object.entries(ROOMS).flatMap(([tree, { order, walls }]) =>
  order.flatMap((room, index) =>
    DEPTHS.map((depth) => {
      const [before, after] = [order.slice(0, index), order.slice(index + 1)];
      const up = '\\.\\./'.repeat(depth);
      const slots = after.includes('theme') ? SLOTS.join('|') : '-';
      return wall([`${tree}/${room}/${'*/'.repeat(depth - 1)}*`], ...walls, {
        regex: `^((@site/${tree}/|${up})(${after.join('|') || '-'})/|@theme/(${slots})$)`,
        message: `${tree}/${room} may use only ${before.join(', ') || 'itself'}. Move what both rooms need into one of these, or the file into the other room.`,
      });
    }),
  ),
);

const NO_SITE: Wall = {
  regex:
    '^(bulmatic|@site|@theme|@theme-original|@docusaurus|@generated)(/|$)|^\\.{1,2}/(.*/)?(plugins|src|docs|blog)/',
  message: 'The library knows nothing of the site: move what it needs into library/src.',
};

export const WALLS = [
  wall(['library/src/**'], NO_SITE),
  wall(['docs/**', 'blog/**', 'exam/answers/**'], ...NO_SOURCES),
  wall(['convert/src/**'], {
    regex:
      '^(bulmatic|react|@site|@theme|@docusaurus|@generated)(/|$)|^\\.{1,2}/(.*/)?(library|plugins|docs|blog)/',
    message:
      'The converter knows the library and the site only through mapping.generated.ts: plugins/converter writes it.',
  }),
  ...roomWalls,
  wall(['create/src/**'], {
    regex:
      '^(bulmatic|react|@site|@theme|@docusaurus|@generated)(/|$)|^\\.{1,2}/(.*/)?(library|plugins|docs|blog)/',
    message:
      'The command knows the library and the site only through what create/assets.ts packs with it.',
  }),
  wall(['tests/build/convert/{compare,render}.ts'], {
    regex: '(^|/)convert/src/|^bulmatic-convert$',
    message:
      'What tells whether the converter is right shares nothing with it: parse and compare here.',
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
    '**/*.generated.ts',
    'build',
    'test-results',
    'docs/api',
    'tests/fixtures/broken',
    'tests/fixtures/codemods',
    'tests/fixtures/exam',
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
        project: ['tsconfig.json', 'create/tsconfig.templates.json'],
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
  {
    // What the line of a recipe uses, which the template has in a comment.
    files: ['create/templates/vite-router/src/recipes/index.ts'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  // Node.js has to read it without help, so it is no TypeScript.
  { files: ['plugins/base/loader.mjs'], extends: [tseslint.configs.disableTypeChecked] },
  // The exam compiles them, with another React Router than that of the site.
  { files: ['exam/answers/**'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['library/src/**'],
    ignores: ['library/src/internal/**', '**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        restricted(NO_SITE),
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
