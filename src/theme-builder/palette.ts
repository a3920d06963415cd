import { toRgb, type Hsl } from './hsl';

/** The names of the shades: `00`, `05`, and so on to `100`. */
const SHADES = Array.from({ length: 21 }, (_, index) => String(index * 5).padStart(2, '0'));

/** The backgrounds of Bulma's pages. */
const SCHEMES = { light: [221, 14, 100], dark: [221, 14, 9] } as const;

/** Bulma's luminance. It takes the square of each channel, where WCAG has the power of 2.4. */
function luminance(color: Hsl): number {
  const [red = 0, green = 0, blue = 0] = toRgb(color).map((channel) =>
    channel < 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2,
  );
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}

/** The lightness of each shade: in steps of 5, so that the color itself is among them. */
function shadesOf(lightness: number): number[] {
  const first = ((lightness + 2) % 5) - 2;
  return SHADES.map((_, index) => Math.min(Math.max(first + index * 5, 0), 100));
}

/**
 * The shade for text on one of the shades: the first lighter one with a contrast above 7, or the last darker one, or what
 * Bulma takes if there is none.
 */
function invertOf([hue, saturation, base]: Hsl, shades: readonly number[], shade: string): string {
  const background = shades[SHADES.indexOf(shade)]!;
  const behind = luminance([hue, saturation, background]);
  const readable = SHADES.filter((_, index) => {
    const text = luminance([hue, saturation, shades[index]!]);
    const [dark, light] = shades[index]! > background ? [behind, text] : [text, behind];
    return (light + 0.05) / (dark + 0.05) > 7;
  });
  const isLighter = (name: string) => shades[SHADES.indexOf(name)]! > background;
  const found = readable.find(isLighter) ?? readable.at(-1);
  if (found) return found;
  if (behind <= 0.55) return '100';
  return background === base ? '10' : '00';
}

/** The lightness for text in a color on the page: in steps of 5, the first with a contrast above 5, if there is one. */
function onScheme([hue, saturation, base]: Hsl, mode: keyof typeof SCHEMES): number {
  const page = luminance(SCHEMES[mode]);
  const isLighter = luminance([hue, saturation, base]) > page;
  let lightness = base;
  for (let step = 0; step <= 20; step++) {
    const text = luminance([hue, saturation, lightness]);
    const [dark, light] = isLighter ? [page, text] : [text, page];
    if ((light + 0.05) / (dark + 0.05) > 5) return lightness;
    // As in Sass, it may leave the range of a lightness.
    lightness += isLighter ? 5 : -5;
  }
  return lightness;
}

/** Values of CSS variables, by their names without `--bulma-`. */
export type Variables = Readonly<Record<string, string>>;

/** What Sass computes from a color when it builds Bulma. */
export interface Palette {
  /** In both modes, or in light mode if `dark` has another value. */
  light: Variables;
  /** In dark mode. */
  dark: Variables;
}

/** The variables of a color, as Bulma's Sass computes them. Those that others are composed of stay as they are. */
export function paletteOf(name: string, color: Hsl): Palette {
  const [hue, saturation, lightness] = color;
  const shades = shadesOf(lightness);
  const invert = (shade: string) => `var(--bulma-${name}-${invertOf(color, shades, shade)}-l)`;
  const own = SHADES[shades.indexOf(lightness)]!;
  const steps = SHADES.map((shade, index) => [`${name}-${shade}-l`, `${shades[index]}%`] as const);
  const inverts = SHADES.map((shade) => [`${name}-${shade}-invert-l`, invert(shade)] as const);
  return {
    light: {
      [`${name}-h`]: `${hue}deg`,
      [`${name}-s`]: `${saturation}%`,
      [`${name}-l`]: `${lightness}%`,
      ...Object.fromEntries([...steps, ...inverts]),
      [`${name}-invert-l`]: invert(own),
      [`${name}-light-invert-l`]: invert('90'),
      [`${name}-dark-invert-l`]: invert('10'),
      [`${name}-on-scheme-l`]: `${onScheme(color, 'light')}%`,
    },
    dark: { [`${name}-on-scheme-l`]: `${onScheme(color, 'dark')}%` },
  };
}
