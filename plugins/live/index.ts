import { env } from 'node:process';
import { rspack, type Compiler, type Configuration } from '@rspack/core';
import type { Plugin } from '@docusaurus/types';

interface DevServer {
  compiler: Compiler;
}

/** Docusaurus plugin: while `npm start` runs, compiles a page when it is first opened, and only then what it shows. */
export default function live(): Plugin {
  return {
    name: 'live',
    configureWebpack() {
      if (env.NODE_ENV !== 'development') return {};
      const config: Configuration & { devServer: object } = {
        lazyCompilation: { entries: false, imports: true },
        devServer: {
          setupMiddlewares: (middlewares: unknown[], { compiler }: DevServer) => {
            middlewares.unshift(rspack.lazyCompilationMiddleware(compiler));
            return [];
          },
        },
      };
      return config as object;
    },
  };
}
