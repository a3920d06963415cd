import { catalogue } from '../../../plugins/library/catalogue.ts';
import { isBelow } from './faults.ts';
import type { Pair } from './measure.ts';
import { SUBJECTS } from './subjects.tsx';
import type { Look, Measured } from './sweep.ts';

type Mode = Look['mode'];

/** The different pairs of colors of a component in a mode: how many there are, and how many fall short. */
export interface Figures {
  pairs: number;
  below: number;
  /** The lowest contrast of those that fall short. */
  worst?: number;
}

function figuresOf(pairs: readonly Pair[]): Figures {
  const different = new Map<string, Pair>();
  for (const pair of pairs) {
    const key = `${pair.kind} ${pair.colors}`;
    if (isBelow(pair) || !different.has(key)) different.set(key, pair);
  }
  const below = [...different.values()].filter(isBelow);
  const worst = Math.min(...below.map(({ ratio }) => ratio));
  return {
    pairs: different.size,
    below: below.length,
    ...(below.length > 0 && { worst: Math.round(worst * 10) / 10 }),
  };
}

/** The figures of all components in both modes, without the stylesheet or with it. */
export function allFigures(measured: readonly Measured[], sheet: 'before' | 'after') {
  const inMode = (subject: string, mode: Mode) =>
    figuresOf(
      measured
        .filter(({ look }) => look.mode === mode)
        .flatMap((one) => one[sheet])
        .filter(({ specimen }) => `${specimen} `.startsWith(`${subject} `)),
    );
  return Object.keys(SUBJECTS).map((subject) => ({
    component: catalogue().components.find(({ name }) => name === subject)?.label ?? subject,
    light: inMode(subject, 'light'),
    dark: inMode(subject, 'dark'),
  }));
}
