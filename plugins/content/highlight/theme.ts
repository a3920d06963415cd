import type { PrismTheme } from 'prism-react-renderer';

/** The kinds of tokens that share a color, by Prism's names for them, with the color in light and in dark mode. */
const COLORS: readonly (readonly [types: string[], light: string, dark: string])[] = [
  [['comment', 'cdata', 'prolog', 'deleted'], '#586472', '#a6b4b8'],
  [['keyword', 'atrule', 'important', 'operator'], '#8a2b8f', '#e0a3e6'],
  [['tag', 'class-name', 'function', 'selector'], '#00695c', '#5fe0c8'],
  [['string', 'attr-value', 'char', 'inserted'], '#1a5fa8', '#8cc4ff'],
  [['number', 'attr-name', 'boolean', 'property'], '#9a4a00', '#f3bd83'],
];

export const light: PrismTheme = {
  plain: { color: '#1f2a37', backgroundColor: '#f5f8f8' },
  styles: COLORS.map(([types, color]) => ({ types, style: { color } })),
};

export const dark: PrismTheme = {
  plain: { color: '#e2e8ea', backgroundColor: '#182224' },
  styles: COLORS.map(([types, , color]) => ({ types, style: { color } })),
};

const variables = ({ plain, styles }: PrismTheme) =>
  [
    `--code-background: ${plain.backgroundColor};`,
    `--code-text: ${plain.color};`,
    ...styles.map(({ types: [name], style }) => `--code-${name}: ${style.color};`),
  ].join(' ');

/** The colors of both themes as CSS variables, and a class for each: the tokens in the first color have `code-comment`. */
export const stylesheet = () =>
  [
    `:root { ${variables(light)} }`,
    `[data-theme='dark'] { ${variables(dark)} }`,
    ...light.styles.map(({ types: [name] }) => `.code-${name} { color: var(--code-${name}); }`),
  ].join('\n');
