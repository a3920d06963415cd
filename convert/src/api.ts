/** What the package exports with either parser. */
export type { Converted, ConvertOptions } from './convert.ts';
export {
  isNode,
  SPREAD,
  type JsxAttribute,
  type JsxCode,
  type JsxElement,
  type JsxExpression,
  type JsxLiteral,
  type JsxNode,
  type JsxText,
} from './jsx.ts';
export { ConvertError, type Note } from './notes.ts';
