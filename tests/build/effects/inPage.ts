import { hasEffect } from '../../../src/playground/cascade/hasEffect.ts';
import { readStyles } from '../../../src/playground/cascade/styles.ts';

/** HTML that is rendered without a prop, and with it. */
export type Pair = readonly [before: string, after: string];

function rootOf(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

/** Tells for each pair whether there is a difference, with the styles of the page in which it runs. */
export function tellEffects(pairs: readonly Pair[]): boolean[] {
  const styles = readStyles(document.styleSheets);
  return pairs.map(([before, after]) => {
    const [old, now] = [rootOf(before), rootOf(after)];
    document.body.replaceChildren(old, now);
    return hasEffect(old, now, styles);
  });
}
