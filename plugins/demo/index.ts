import type { Plugin } from '@docusaurus/types';
import { fromRoot } from '../root.ts';
import { loaderIn } from '../typescript.ts';

/**
 * Docusaurus plugin: adds the loader for imports of demos with a query, and lets pages import the library by
 * its package name.
 */
export default function demo(): Plugin {
  return {
    name: 'demo',
    configureWebpack: () => ({
      // Only Rspack has this, but the types are webpack's.
      resolve: { tsConfig: fromRoot('tsconfig.json') } as object,
      module: {
        rules: [
          {
            test: /\.demo\.tsx$/,
            resourceQuery: /^\?(code|demo|picture|still|view)$/,
            enforce: 'pre',
            use: [loaderIn('plugins/demo/loader.ts')],
          },
        ],
      },
    }),
  };
}
