import type { Compiler } from '@rspack/core';
import { COMPILE_HINT } from '../base/compileHint.ts';

/** Rspack plugin: puts the hint into all scripts of a build. */
export const compileAhead = {
  apply(compiler: Compiler) {
    if (compiler.options.mode !== 'production') return;
    const { BannerPlugin, Compilation } = compiler.rspack;
    // After minification, which removes comments, and before files are named by the hash of their content.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
    new BannerPlugin({ banner: COMPILE_HINT, raw: true, test: /\.js$/, stage }).apply(compiler);
  },
};
