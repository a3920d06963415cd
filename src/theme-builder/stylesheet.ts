import { paletteOf, type Palette, type Variables } from './palette';
import {
  COLORS,
  FONTS,
  ownColors,
  ownFonts,
  ownSizes,
  ROLES,
  SIZES,
  type FontName,
  type Theme,
} from './theme';

/** The text of a font list, in CSS and in Sass. */
export const familyOf = (font: FontName) =>
  FONTS[font].families.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');

/** What differs from Bulma's, and what other changes would override. */
const changes = (after: Variables, before: Variables, others: Variables = {}): Variables =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => before[name] !== value || name in others),
  );

/** The variables that differ from Bulma's. */
export function variablesOf(theme: Theme): Palette {
  const palettes = ownColors(theme).map(([name, color]) => {
    const [own, bulma] = [paletteOf(name, color), paletteOf(name, COLORS[name])];
    const light = changes(own.light, bulma.light);
    // The rule for light mode is after Bulma's for dark mode, and as specific.
    return { light, dark: changes(own.dark, bulma.dark, light) };
  });
  const sizes = ownSizes(theme).map(([name, value]) => SIZES[name].variables(value));
  const fonts = ownFonts(theme).map(([role, font]) => ({ [ROLES[role].variable]: familyOf(font) }));
  return {
    light: Object.assign(
      {},
      ...palettes.map(({ light }) => light),
      ...sizes,
      ...fonts,
    ) as Variables,
    dark: Object.assign({}, ...palettes.map(({ dark }) => dark)) as Variables,
  };
}

const declarations = (variables: Variables, indent = '  ') =>
  Object.entries(variables).map(([name, value]) => `${indent}--bulma-${name}: ${value};`);

const rule = (selectors: readonly string[], lines: readonly string[]) =>
  lines.length > 0 ? [[`${selectors.join(',\n')} {`, ...lines, '}'].join('\n')] : [];

/** Rules for dark mode by the system, and by `data-theme`. */
function darkRules(dark: Variables): string[] {
  const lines = declarations(dark, '    ');
  if (lines.length === 0) return [];
  const bySystem = [
    '@media (prefers-color-scheme: dark) {',
    `  :root:not([data-theme='light'], .theme-light) {`,
    ...lines,
    '  }',
    '}',
  ];
  return [bySystem.join('\n'), ...rule(["[data-theme='dark']", '.theme-dark'], declarations(dark))];
}

/** The theme as a stylesheet that comes after Bulma's. */
export function stylesheetOf(theme: Theme): string {
  const { light, dark } = variablesOf(theme);
  // Bulma writes the fonts themselves into these helpers, and no variable.
  const helpers = ownFonts(theme).flatMap(([role, font]) =>
    rule([`.is-${ROLES[role].variable}`], [`  font-family: ${familyOf(font)} !important;`]),
  );
  return [
    ...rule([':root', "[data-theme='light']", '.theme-light'], declarations(light)),
    ...darkRules(dark),
    ...helpers,
  ].join('\n\n');
}
