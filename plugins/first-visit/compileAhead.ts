import type { Compiler } from '@rspack/core';

/**
 * Rspack plugin: has Chromium compile scripts as a whole while they load, beside what the page does, instead of one
 * function after the other when React calls them.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const compileAhead = {
  apply(compiler: Compiler) {
    if (compiler.options.mode !== 'production') return;
    const { BannerPlugin, Compilation } = compiler.rspack;
    const banner = '//# allFunctionsCalledOnLoad';
    // After the code is made small, which removes comments, and before files are named by what is in them.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
    new BannerPlugin({ banner, raw: true, test: /\.js$/, stage }).apply(compiler);
  },
};
