import { hasTheme, START } from './hasTheme';
import type { Hsl } from './hsl';
import {
  BULMA,
  COLORS,
  FONTS,
  keysOf,
  ownColors,
  ownFonts,
  ownSizes,
  ROLES,
  SIZES,
  type Theme,
} from './theme';

/** The hash of a theme, with what differs from Bulma, such as `#theme=primary:322-60-35,radius:0.5`. */
export function hashOf(theme: Theme): string {
  const own = [
    ...ownColors(theme).map(([name, color]) => `${name}:${color.join('-')}`),
    ...ownSizes(theme).map(([name, value]) => `${name}:${value}`),
    ...ownFonts(theme).map(([role, font]) => `${role}:${font}`),
  ];
  return own.length > 0 ? START + own.join() : '';
}

function colorIn(text: string): Hsl | undefined {
  const [, hue, saturation, lightness] =
    /^(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(text)?.map(Number) ?? [];
  if (hue === undefined || saturation === undefined || lightness === undefined) return undefined;
  const isColor = hue < 360 && saturation <= 100 && lightness <= 100;
  return isColor ? [hue, saturation, lightness] : undefined;
}

function sizeIn(text: string, { min, max, step }: { min: number; max: number; step: number }) {
  if (!/^\d+(\.\d+)?$/.test(text)) return undefined;
  const value = Number(text);
  const steps = value / step;
  const isOnStep = Math.abs(steps - Math.round(steps)) < 1e-6;
  return isOnStep && value >= min && value <= max ? value : undefined;
}

/** The theme with one more setting, or nothing if the text is none. */
function withSetting(theme: Theme, text: string): Theme | undefined {
  const [key = '', value = ''] = text.split(':');
  const { colors, sizes, fonts } = theme;
  const name = keysOf(COLORS).find((one) => one === key);
  const color = name && colorIn(value);
  if (color) return { ...theme, colors: { ...colors, [name]: color } };
  const sizeName = keysOf(SIZES).find((one) => one === key);
  const size = sizeName && sizeIn(value, SIZES[sizeName]);
  if (size !== undefined) return { ...theme, sizes: { ...sizes, [sizeName!]: size } };
  const role = keysOf(ROLES).find((one) => one === key);
  const font = keysOf(FONTS).find((one) => one === value);
  return role && font ? { ...theme, fonts: { ...fonts, [role]: font } } : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The theme in the hash of an address, and what in it is no setting. */
export function themeIn(hash: string): { theme: Theme; unknown: string[] } {
  const unknown: string[] = [];
  let theme = BULMA;
  if (!hasTheme(hash)) return { theme, unknown };
  for (const text of decoded(hash.slice(START.length)).split(',').filter(Boolean)) {
    const next = withSetting(theme, text);
    if (next) theme = next;
    else unknown.push(text);
  }
  return { theme, unknown };
}
