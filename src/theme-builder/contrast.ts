import { COLORS, keysOf, type ColorName } from './theme';

export const MODES = ['light', 'dark'] as const;

export type Mode = (typeof MODES)[number];

/** What WCAG asks for at level AA, for text that isn't large. */
export const ENOUGH = 4.5;

/** The pairs of each color in the preview. */
export const KINDS = {
  button: 'On the color',
  outlined: 'Outlined',
  light: 'Light',
  text: 'As text',
} as const;

export type Kind = keyof typeof KINDS;

/** The contrast of a pair of colors, by Bulma alone and with `bulmatic/contrast.css`. */
export interface Pair {
  mode: Mode;
  color: ColorName;
  kind: Kind;
  plain: number;
  lifted: number;
}

type Channels = readonly number[];

const channelsOf = (color: string): Channels => (color.match(/[\d.]+/g) ?? []).map(Number);

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}

/** The contrast of two colors as a browser computes them, such as `rgb(0, 209, 178)`. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((color) => luminance(channelsOf(color)))
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The color behind an element. */
function backgroundOf(element: Element | null): string {
  if (!element) return 'rgb(255, 255, 255)';
  const { backgroundColor } = getComputedStyle(element);
  const [, , , alpha = 1] = channelsOf(backgroundColor);
  return alpha > 0 ? backgroundColor : backgroundOf(element.parentElement);
}

function ratioOf(preview: Document, name: string): number {
  const element = preview.querySelector(`[data-pair='${name}']`)!;
  return contrastOf(getComputedStyle(element).color, backgroundOf(element));
}

/** Measures all pairs in a preview, in both modes, without `contrast.css` and with it. */
export function measure(preview: Document, contrastSheet: CSSStyleSheet): Pair[] {
  const { dataset } = preview.documentElement;
  const { theme } = dataset;
  const { disabled } = contrastSheet;
  const pairs = MODES.flatMap((mode) => {
    dataset.theme = mode;
    const ratios = (isOff: boolean) => {
      contrastSheet.disabled = isOff;
      return keysOf(COLORS).flatMap((color) =>
        keysOf(KINDS).map((kind) => ratioOf(preview, `${color} ${kind}`)),
      );
    };
    const plain = ratios(true);
    const lifted = ratios(false);
    const names = keysOf(COLORS).flatMap((color) => keysOf(KINDS).map((kind) => ({ color, kind })));
    return names.map((name, index) => ({
      mode,
      ...name,
      plain: plain[index]!,
      lifted: lifted[index]!,
    }));
  });
  dataset.theme = theme;
  contrastSheet.disabled = disabled;
  return pairs;
}
