import { readFileSync } from 'node:fs';
import { Renderer, type MeasuredNode, type MeasuredTextRun } from '@takumi-rs/core';
import { fromRoot } from '../../base/root.ts';
import { card, SIZE, TITLE_SIZES, type CardText } from './card.ts';
import { fonts } from './fonts.ts';
import type { Picture } from './pictures.ts';

/** Measured sizes are rounded. */
const TOLERANCE = 1;

/** A space at the end of a line counts, although it may hang over the edge. */
const hanging = ({ text, height }: MeasuredTextRun) => (text.endsWith(' ') ? height / 3 : 0);

const bottomOf = ({ transform, height }: MeasuredNode) => transform[5] + height;

/** Whether all text is inside its box. */
function fits(node: MeasuredNode): boolean {
  return node.children.every((child) => {
    const isInside = child.runs.length === 0 || bottomOf(child) <= bottomOf(node) + TOLERANCE;
    const isNarrow = child.runs.every(
      (run) => run.x + run.width - hanging(run) <= child.width + TOLERANCE,
    );
    return isInside && isNarrow && fits(child);
  });
}

export const STYLES = readFileSync(fromRoot('plugins/pages/cards/card.css'), 'utf8');

/**
 * A function that draws cards as PNG images.
 *
 * @throws If the text does not fit on a card.
 */
export function drawer(): (text: CardText, picture?: Picture) => Promise<Buffer> {
  const renderer = new Renderer();
  const options = { ...SIZE, fonts: fonts(), css: [STYLES] };
  return async (text, picture) => {
    for (const size of TITLE_SIZES) {
      const node = card(text, size, picture);
      if (fits(await renderer.measure(node, options))) return renderer.render(node, options);
    }
    throw new Error(
      `"${text.title}": this title and its description do not fit on a card. Shorten one of them.`,
    );
  };
}
