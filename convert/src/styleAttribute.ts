import { camelCase } from './camelCase.ts';
import type { JsxLiteral } from './jsx.ts';

/** A declaration: quotes and brackets may have semicolons in them. */
const DECLARATION = /(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+/g;

/** The name of a CSS property as a key; that of a variable stays. */
const keyOf = (property: string) =>
  property.startsWith('--') ? property : camelCase(property.toLowerCase().replace(/^-ms-/, 'ms-'));

/** The value of a `style` attribute as React wants it. */
export function styleObject(text: string): JsxLiteral {
  const declarations = text.replace(/\/\*.*?\*\//gs, '').match(DECLARATION) ?? [];
  return Object.fromEntries(
    declarations.flatMap((declaration) => {
      const [, property, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(declaration) ?? [];
      return property && value ? [[keyOf(property), value]] : [];
    }),
  );
}
