import { env } from 'node:process';
import type { Compiler, Configuration } from '@rspack/core';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { demoMiddleware } from '../demo-pages/middleware.ts';

type Middleware = ReturnType<Compiler['rspack']['lazyCompilationMiddleware']>;

/** The file types of pages. Modules that they share are compiled immediately. */
const PAGES = /\.(mdx?|tsx)$/;

/**
 * Docusaurus plugin: under `npm start`, compiles a page and its content only when the page is first opened, and serves
 * the pages of demos.
 */
export default function live({ baseUrl }: LoadContext): Plugin {
  let middleware: Middleware | undefined;
  const config: Configuration & { devServer: object } = {
    lazyCompilation: { entries: false, imports: true, test: PAGES },
    plugins: [
      {
        // The middleware adds its own plugin, which must be there before the compiler runs.
        apply(compiler: Compiler) {
          middleware = compiler.rspack.lazyCompilationMiddleware(compiler);
        },
      },
    ],
    devServer: {
      setupMiddlewares: (middlewares: unknown[]) => {
        middlewares.unshift(middleware, demoMiddleware(baseUrl));
        return [];
      },
    },
  };
  return {
    name: 'live',
    configureWebpack: () => (env.NODE_ENV === 'development' ? (config as object) : {}),
  };
}
