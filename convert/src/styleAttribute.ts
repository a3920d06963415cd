import { camelCase } from './camelCase.ts';
import type { JsxLiteral } from './jsx.ts';

/** A declaration: quotes and brackets may have semicolons in them. */
const DECLARATION = /(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+/g;

/** The name of a CSS property as a key; that of a variable stays. */
const keyOf = (property: string) =>
  property.startsWith('--') ? property : camelCase(property.toLowerCase().replace(/^-ms-/, 'ms-'));

const declarationsIn = (text: string) =>
  (text.replace(/\/\*.*?\*\//gs, '').match(DECLARATION) ?? [])
    .filter((declaration) => declaration.trim())
    .map((declaration) => {
      const [, property, value] =
        /^\s*([\w-]+)\s*:\s*(.*?)\s*(?:!\s*important\s*)?$/is.exec(declaration) ?? [];
      return { declaration: declaration.trim(), property, value };
    });

/** The value of a `style` attribute as React wants it. */
export const styleObject = (text: string): JsxLiteral =>
  Object.fromEntries(
    declarationsIn(text).flatMap(({ property, value }) =>
      property && value ? [[keyOf(property), value]] : [],
    ),
  );

/** What is in a `style` attribute and is no declaration, so that browsers ignore it. */
export const strayIn = (text: string): string[] =>
  declarationsIn(text).flatMap(({ declaration, value }) => (value ? [] : [declaration]));

/** Whether a declaration in a `style` attribute is more important than those of stylesheets. */
export const isImportant = (text: string) => /!\s*important/i.test(text);
