import { compileFunction } from 'node:vm';
import { transformSync } from 'esbuild';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import * as bulmatic from 'bulmatic';
import clsx from 'clsx';

const MODULES: Readonly<Record<string, unknown>> = {
  bulmatic,
  clsx,
  classnames: clsx,
  react,
  'react/jsx-runtime': jsxRuntime,
};

type Run = (module: object, exports: object, require: (name: string) => unknown) => void;

/** React asks the browser to load images early, in links that it puts before all else. */
export const PRELOADS = /^(<link rel="preload"[^>]*>)+/;

/** The HTML of code that the converter made, rendered as a server does it. */
export function renderCode(code: string): string {
  const { code: script } = transformSync(code, { loader: 'tsx', format: 'cjs', jsx: 'automatic' });
  const module = { exports: {} as { default: react.ComponentType } };
  const run = compileFunction(script, ['module', 'exports', 'require']) as Run;
  run(module, module.exports, (name) => MODULES[name]);
  return renderToStaticMarkup(react.createElement(module.exports.default)).replace(PRELOADS, '');
}
