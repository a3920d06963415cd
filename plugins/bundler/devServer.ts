import type { Compiler, Configuration } from '@rspack/core';
import { refreshLibrary } from '../base/library.ts';
import { demoMiddleware } from '../demos/pages/middleware.ts';

type Middleware = ReturnType<Compiler['rspack']['lazyCompilationMiddleware']>;

/** The file types of pages. Modules that they share are compiled immediately. */
const PAGES = /\.(mdx?|tsx)$/;

/**
 * What only `npm start` needs: it compiles a page and its content when the page is first opened, reads the library anew
 * after an edit, and serves the pages of demos.
 */
export function devServer(baseUrl: string) {
  let middleware: Middleware | undefined;
  return {
    lazyCompilation: { entries: false, imports: true, test: PAGES },
    plugins: [
      {
        apply(compiler: Compiler) {
          // The middleware adds its own plugin, which must be there before the compiler runs.
          middleware = compiler.rspack.lazyCompilationMiddleware(compiler);
          compiler.hooks.watchRun.tap('library', refreshLibrary);
        },
      },
    ],
    devServer: {
      setupMiddlewares: (middlewares: unknown[]) => {
        middlewares.unshift(middleware, demoMiddleware(baseUrl));
        return [];
      },
    },
  } satisfies Configuration & { devServer: object };
}
