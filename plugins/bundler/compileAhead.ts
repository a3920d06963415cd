import type { Compiler } from '@rspack/core';

/**
 * Rspack plugin: makes Chromium compile whole scripts in the background while they load, instead of one function at a
 * time when React calls it.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const compileAhead = {
  apply(compiler: Compiler) {
    if (compiler.options.mode !== 'production') return;
    const { BannerPlugin, Compilation } = compiler.rspack;
    const banner = '//# allFunctionsCalledOnLoad';
    // After minification, which removes comments, and before files are named by the hash of their content.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
    new BannerPlugin({ banner, raw: true, test: /\.js$/, stage }).apply(compiler);
  },
};
