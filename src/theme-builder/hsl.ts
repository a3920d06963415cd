/** A color: hue in degrees, saturation and lightness in percent. */
export type Hsl = readonly [hue: number, saturation: number, lightness: number];

/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** @see https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
export function toRgb([hue, saturation, lightness]: Hsl): Rgb {
  const light = lightness / 100;
  const amplitude = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    return light - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** The nearest color in whole numbers. */
export function fromRgb([red, green, blue]: Rgb): Hsl {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const light = most - range / 2;
  const sector = () => {
    if (most === red) return (green - blue) / range + 6;
    return most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  };
  const hue = range ? Math.round(sector() * 60) % 360 : 0;
  const saturation = range ? range / (1 - Math.abs(2 * light - 1)) : 0;
  return [hue, Math.round(saturation * 100), Math.round(light * 100)];
}

/** As an `<input type="color">` has it, such as `#8f246b`. */
export const toHex = (color: Hsl) =>
  `#${toRgb(color)
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export function fromHex(hex: string): Hsl {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return fromRgb([channel(1), channel(3), channel(5)]);
}
