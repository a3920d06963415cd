import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Docusaurus plugin: gives `?demo`, `?picture` and `?stage` imports their loader, and lets pages import the library by its package name. */
export default function demo({ siteDir }: LoadContext): Plugin {
  return {
    name: 'demo',
    configureWebpack: () => ({
      // Only Rspack has this, and the types are those of webpack.
      resolve: { tsConfig: join(siteDir, 'tsconfig.json') } as object,
      module: {
        rules: [
          {
            test: /\.demo\.tsx$/,
            resourceQuery: /^\?(demo|picture|stage)$/,
            enforce: 'pre',
            use: [join(siteDir, 'plugins/demo/loader.ts')],
          },
        ],
      },
    }),
  };
}
