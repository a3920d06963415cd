import { familyOf } from './stylesheet';
import { ownColors, ownFonts, ownSizes, ROLES, SIZES, type Theme } from './theme';

/** The theme as a file that Sass turns into the whole of Bulma. */
export function sassOf(theme: Theme): string {
  const colors = ownColors(theme).map(
    ([name, [hue, saturation, lightness]]) =>
      [name, `hsl(${hue}deg, ${saturation}%, ${lightness}%)`] as const,
  );
  const sizes = ownSizes(theme).flatMap(([name, value]) =>
    Object.entries(SIZES[name].variables(value)),
  );
  const fonts = ownFonts(theme).map(
    ([role, font]) => [ROLES[role].variable, `(${familyOf(font)})`] as const,
  );
  const variables = [...colors, ...sizes, ...fonts].map(([name, value]) => `  $${name}: ${value}`);
  if (variables.length === 0) return "@use 'bulma/sass';";
  return `@use 'bulma/sass' with (\n${variables.join(',\n')}\n);`;
}
