import type { Found, Look } from './record.ts';

/** What is known of one quality of a component. */
export interface Verdict {
  value: string;
  /** `none` if there is nothing to show. */
  state: 'shown' | 'fails' | 'not shown' | 'none';
}

export const shown = (value: string): Verdict => ({ value, state: 'shown' });
export const fails = (value: string): Verdict => ({ value, state: 'fails' });
export const none = (value: string): Verdict => ({ value, state: 'none' });
export const NOT_SHOWN: Verdict = { value: 'not shown', state: 'not shown' };

/** What faults are in words; their parts follow. */
const FAULTS: Readonly<Record<string, string>> = {
  boundary: 'nothing to see of',
  focus: 'no focus on',
  state: 'no state on',
  side: 'not mirrored:',
  overflow: 'out of the window:',
  small: 'too small:',
};

const faultsIn = (found: Found) => Object.entries(found).filter(([what]) => what in FAULTS);

const textOf = (found: Found) =>
  faultsIn(found)
    .map(([what, parts]) => `${FAULTS[what]!} ${parts.join(', ')}`)
    .join('; ');

/** What one check found: nothing wrong, which has words of its own, or faults. */
function verdictOf(look: Look, check: keyof Look, say: (found: Found) => string): Verdict {
  const found = look[check];
  if (found) return faultsIn(found).length > 0 ? fails(textOf(found)) : shown(say(found));
  return Object.keys(look).length > 0 ? none('nothing to use') : NOT_SHOWN;
}

/** The size of targets, and on which exceptions it rests. */
export const targetSize = (look: Look): Verdict =>
  verdictOf(look, 'targets', (found) => {
    const exceptions = Object.keys(found);
    return exceptions.length > 0 ? `24 px, or excepted: ${exceptions.join(', ')}` : '24 px or more';
  });

/** Whether it is mirrored. */
export const rtl = (look: Look): Verdict =>
  verdictOf(look, 'rtl', ({ named }) => (named ? 'mirrored, but for sides in names' : 'mirrored'));

/** Whether it can be seen and used with forced colors, by Bulma alone or with the stylesheet. */
export function forcedColors(look: Look): Verdict {
  const plain = verdictOf(look, 'forcedColors', () => 'usable');
  if (plain.state !== 'fails') return plain;
  const lifted = verdictOf(look, 'forcedColorsLifted', () => 'usable');
  return lifted.state === 'shown' ? shown('usable with contrast.css') : lifted;
}
