import { LIBRARY } from './library.generated.ts';
import type { Replacement } from './peer.ts';

const ratios = LIBRARY.components.Image?.props.ratio?.values ?? [];

/** Sizes of images: numbers are pixels, and texts are ratios. */
export const imageSizes = (name: string): Replacement[] => [
  ...[16, 24, 32, 48, 64, 96, 128].map((size): Replacement => [
    `<${name} size={${size}}>`,
    `<_ size="${size}x${size}">`,
  ]),
  ...ratios.map((ratio): Replacement => [`<${name} size="${ratio}">`, `<_ ratio="${ratio}">`]),
];
