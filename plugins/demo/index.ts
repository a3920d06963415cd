import type { Plugin } from '@docusaurus/types';
import { fromRoot } from '../root.ts';

/** Docusaurus plugin: gives `?demo`, `?picture` and `?stage` imports their loader, and lets pages import the library by its package name. */
export default function demo(): Plugin {
  return {
    name: 'demo',
    configureWebpack: () => ({
      // Only Rspack has this, and the types are those of webpack.
      resolve: { tsConfig: fromRoot('tsconfig.json') } as object,
      module: {
        rules: [
          {
            test: /\.demo\.tsx$/,
            resourceQuery: /^\?(demo|picture|stage)$/,
            enforce: 'pre',
            use: [fromRoot('plugins/demo/loader.ts')],
          },
        ],
      },
    }),
  };
}
