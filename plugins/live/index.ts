import { join } from 'node:path';
import { env } from 'node:process';
import { rspack, type Compiler, type Configuration } from '@rspack/core';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { fromRoot } from '../root.ts';

type Middleware = ReturnType<typeof rspack.lazyCompilationMiddleware>;

/** What pages are written in; what they share is compiled at once. */
const PAGES = /\.(mdx?|tsx)$/;

/** Docusaurus plugin: while `npm start` runs, compiles a page when it is first opened, and only then what it shows. */
export default function live({ generatedFilesDir }: LoadContext): Plugin {
  let middleware: Middleware | undefined;
  const config: Configuration & { devServer: object } = {
    lazyCompilation: { entries: false, imports: true, test: PAGES },
    plugins: [
      {
        // The middleware brings a plugin of its own, which has to be there before the compiler runs.
        apply(compiler: Compiler) {
          middleware = rspack.lazyCompilationMiddleware(compiler);
        },
      },
    ],
    module: {
      rules: [
        {
          test: join(generatedFilesDir, 'registry.js'),
          use: [fromRoot('plugins/live/registryLoader.ts')],
        },
      ],
    },
    devServer: {
      setupMiddlewares: (middlewares: unknown[]) => {
        middlewares.unshift(middleware);
        return [];
      },
    },
  };
  return {
    name: 'live',
    configureWebpack: () => (env.NODE_ENV === 'development' ? (config as object) : {}),
  };
}
