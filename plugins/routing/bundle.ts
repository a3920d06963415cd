import { join } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import type { LoadContext } from '@docusaurus/types';
import { chunksOf, codeChunks, forgetChunks, type Chunks } from './chunks.ts';
import { replaceModule, type Target } from './replace.ts';

const REPLACED = /^((@docusaurus|@generated|\.)\/|react-router$)/;

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

type SiteFolders = Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>;

function replaceModules({ rspack, options }: Compiler, siteDir: string, target: Target) {
  const isBuilt = options.mode === 'production';
  return new rspack.NormalModuleReplacementPlugin(REPLACED, (request) =>
    replaceModule(request, join(siteDir, 'src/routing'), isBuilt ? target : 'start'),
  );
}

/** Rspack plugin: makes rendering a page of a large site possible without searching all of its pages. */
export const routingServer = ({ siteDir }: SiteFolders) => ({
  apply(compiler: Compiler) {
    replaceModules(compiler, siteDir, 'server').apply(compiler);
    // With these as file names, the script needs no table of all chunks, which it would rebuild whenever it loads one.
    compiler.options.optimization.chunkIds = 'named';
    compiler.options.output.chunkFilename = 'assets/js/[id].js';
  },
});

/**
 * Rspack plugin: removes the tables of all pages from the scripts that a browser loads first. Instead, it reports the
 * chunks, from which `writeRouting` makes the part of each page.
 */
export const routingBundle = (
  { siteDir, generatedFilesDir }: SiteFolders,
  onChunks: (chunks: Chunks) => void,
) => ({
  apply(compiler: Compiler) {
    const { hooks, options, rspack } = compiler;
    replaceModules(compiler, siteDir, 'built').apply(compiler);
    if (options.mode !== 'production') return;
    codeChunks(rspack).apply(compiler);
    // Before files are named by the hash of their content.
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
