import { readFileSync } from 'node:fs';
import { fromRoot } from '../../base/root.ts';

/** The weights of the font that cards and the pictures of demos are written in. */
const WEIGHTS = [400, 600, 700] as const;

/** Inter, which Bulma prefers too, so that cards look the same on every machine that makes them. */
export const fonts = () =>
  WEIGHTS.map((weight) => ({
    name: 'Inter',
    weight,
    data: readFileSync(
      fromRoot(`node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff2`),
    ),
  }));
