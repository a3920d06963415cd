export { convert, type Converted, type ConvertOptions } from './convert.ts';
export {
  isNode,
  SPREAD,
  type JsxAttribute,
  type JsxCode,
  type JsxComment,
  type JsxElement,
  type JsxLiteral,
  type JsxNode,
  type JsxText,
  type Place,
} from './jsx.ts';
export { printJsx, printModule } from './print.ts';
export { ConvertError, type Note } from './notes.ts';
