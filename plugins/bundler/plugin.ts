import { env } from 'node:process';
import type { Configuration } from '@rspack/core';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';
import { fromRoot } from '../base/root.ts';
import { loaderIn } from '../base/typescript.ts';
import { compileAhead } from './compileAhead.ts';
import { devServer } from './devServer.ts';
import { registryIn, versionsIn } from './generated.ts';

const LAZY = /^\?lazy$/;

const isForStyles = (rule: unknown): rule is RuleSetRule =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  rule.test.test('styles.module.css');

const shared = {
  resolve: {
    alias: {
      // Pages import the packages by their names, as users do.
      bulmatic$: fromRoot('library/src/index.ts'),
      'bulmatic-convert$': fromRoot('convert/src/index.ts'),
      'bulmatic-convert/read$': fromRoot('convert/src/from/read.ts'),
      // Code is highlighted at build time. The theme would load the highlighter on every page.
      'prism-react-renderer$': false,
      // Of its 10 kB, `@docusaurus/utils-common` uses one function.
      tslib$: fromRoot('src/browser/tslib.ts'),
    },
  },
  module: {
    rules: [
      {
        // Imports of demos with a query: their code, a view, a picture.
        test: /\.demo\.tsx$/,
        resourceQuery: /^\?(code|demo|picture|still|view)$/,
        enforce: 'pre',
        use: [loaderIn('plugins/demos/loader.ts')],
      },
      {
        // Styles of tools, each in its own file: `import styles, { stylesheet } from './styles.module.css?lazy'`. All other
        // styles are in the one stylesheet that every page loads.
        test: /\.css$/,
        resourceQuery: LAZY,
        type: 'javascript/auto',
        use: [loaderIn('plugins/bundler/lazyStylesLoader.ts')],
      },
    ],
  },
} satisfies Configuration;

/**
 * What only a build for the browser needs.
 *
 * @throws If Docusaurus has no single entry.
 */
function browser(entry: unknown) {
  if (typeof entry !== 'string')
    throw new Error(
      'Docusaurus has more than one entry, or writes it differently: change plugins/bundler/plugin.ts and src/first-visit/start.ts.',
    );
  return {
    entry: fromRoot('src/first-visit/start.ts'),
    resolve: { alias: { ...shared.resolve.alias, 'docusaurus-entry$': entry } },
    plugins: [compileAhead],
    optimization: {
      splitChunks: {
        // A page loads fewer scripts, and on most pages fewer bytes, if small shared parts are in each script that needs them.
        minSize: 40_000,
        // What most pages need is still more than the others should load.
        cacheGroups: { common: false },
      },
    },
  } satisfies Configuration;
}

/**
 * Keeps the rules of Docusaurus away from the styles of tools.
 *
 * @throws If it has no rule for styles.
 */
function leaveLazyStyles(rules: readonly unknown[]) {
  const found = rules.filter(isForStyles);
  if (!found.length)
    throw new Error(
      'Docusaurus has no rule for *.module.css. If it now writes it differently, change isForStyles in plugins/bundler/plugin.ts.',
    );
  for (const rule of found) rule.resourceQuery = { not: [LAZY] };
}

/** Docusaurus plugin: every change to the configuration of Rspack, each with its reason. */
export default function bundler({ baseUrl, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'bundler',
    // The types of this hook are webpack's.
    configureWebpack(config, isServer): object {
      leaveLazyStyles(config.module?.rules ?? []);
      // The titles and descriptions of all docs were more than half of what every page loads.
      const versions = {
        test: /\.json$/,
        include: versionsIn(generatedFilesDir),
        use: [loaderIn('plugins/bundler/versionLoader.ts')],
      };
      const rules = [...shared.module.rules, versions];
      if (isServer) return { ...shared, module: { rules } };
      // Every page loads this list of all pages.
      const registry = {
        test: registryIn(generatedFilesDir),
        use: [loaderIn('plugins/bundler/registryLoader.ts')],
      };
      const own = env.NODE_ENV === 'development' ? devServer(baseUrl) : browser(config.entry);
      return { ...shared, ...own, module: { rules: [...rules, registry] } };
    },
  };
}
