/**
 * The first line of a script that Chromium compiles as a whole in the background while it loads, instead of one function at
 * a time when it is called.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
