import { join } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import type { LoadContext } from '@docusaurus/types';
import { chunksOf, codeChunks, forgetChunks, type Chunks } from './chunks.ts';
import { replaceModule } from './replace.ts';

const RUNTIME = /runtime~main\.\w+\.js$/;

function shortenRuntime(compilation: Compilation, chunks: Chunks) {
  const { RawSource } = compilation.compiler.rspack.sources;
  for (const file of Object.keys(compilation.assets).filter((name) => RUNTIME.test(name))) {
    compilation.updateAsset(
      file,
      (source) => new RawSource(forgetChunks(source.source().toString(), chunks)),
    );
  }
}

/**
 * Rspack plugin: takes the tables of all pages out of the scripts that a browser loads first, and tells which chunks there
 * are instead, for `writeRouting` to make the part of each page of.
 */
export const routingBundle = (
  { siteDir, generatedFilesDir }: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>,
  onChunks: (chunks: Chunks) => void,
) => ({
  apply(compiler: Compiler) {
    const { hooks, options, rspack } = compiler;
    const isProduction = options.mode === 'production';
    new rspack.NormalModuleReplacementPlugin(/^(@docusaurus|@generated|\.)\//, (request) =>
      replaceModule(request, join(siteDir, 'src/routing'), isProduction),
    ).apply(compiler);
    if (!isProduction) return;
    codeChunks(rspack).apply(compiler);
    // Before files are named by what is in them.
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    hooks.thisCompilation.tap('routing', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'routing', stage }, () =>
        shortenRuntime(compilation, chunksOf(compilation, generatedFilesDir)),
      ),
    );
    hooks.done.tap('routing', ({ compilation }) =>
      onChunks(chunksOf(compilation, generatedFilesDir)),
    );
  },
});
