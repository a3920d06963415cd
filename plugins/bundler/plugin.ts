import { join } from 'node:path';
import { env } from 'node:process';
import type { Configuration } from '@rspack/core';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';
import { fromRoot } from '../base/root.ts';
import { loaderIn } from '../base/typescript.ts';
import { compileAhead } from './compileAhead.ts';
import { devServer } from './devServer.ts';

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
      {
        // The titles and descriptions of all docs were more than half of what every page loads.
        test: /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/].*\.json$/,
        use: [loaderIn('plugins/bundler/versionLoader.ts')],
      },
    ],
  },
} satisfies Configuration;

const browser = {
  plugins: [compileAhead],
  // What most pages need is still more than the others should load.
  optimization: { splitChunks: { cacheGroups: { common: false } } },
} satisfies Configuration;

/** Docusaurus plugin: every change to the configuration of Rspack, each with its reason. */
export default function bundler({ baseUrl, generatedFilesDir }: LoadContext): Plugin {
  // Every page loads this list of all pages.
  const registry = {
    test: join(generatedFilesDir, 'registry.js'),
    use: [loaderIn('plugins/bundler/registryLoader.ts')],
  };
  const module = { rules: [...shared.module.rules, registry] };
  return {
    name: 'bundler',
    // The types of this hook are webpack's.
    configureWebpack(config, isServer): object {
      for (const rule of config.module?.rules ?? [])
        if (isForStyles(rule)) rule.resourceQuery = { not: [LAZY] };
      if (isServer) return shared;
      const own = env.NODE_ENV === 'development' ? devServer(baseUrl) : browser;
      return { ...shared, ...own, module };
    },
  };
}
