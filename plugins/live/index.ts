import { rspack, type Compiler } from '@rspack/core';
import type { Plugin } from '@docusaurus/types';

/** Docusaurus plugin: under `npm start`, a page is compiled when it is first opened. */
export default function live(): Plugin {
  return {
    name: 'live',
    configureWebpack: () => {
      if (process.env.NODE_ENV !== 'development' || process.env.NOLAZY) return {};
      return {
        lazyCompilation: { entries: false, imports: true },
        devServer: {
          setupMiddlewares: (middlewares: unknown[], server: { compiler: Compiler }) => {
            middlewares.unshift(rspack.lazyCompilationMiddleware(server.compiler));
            return [];
          },
        },
      } as object;
    },
  };
}
