import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copiedNamed } from './copied.ts';
import { INSTEAD, NINE } from './pieceFigures.ts';

test('The overview names the pieces of the app that others are added to', () => {
  const page = readFileSync('docs/pieces/intro.mdx', 'utf8').replace(/\s+/g, ' ');
  const titleOf = (name: string) => copiedNamed('piece', name).title.toLowerCase();
  const titles = NINE.map(titleOf);
  expect(page).toContain(`nine: ${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}, with`);
  expect(page).toContain(`with the ${titleOf(INSTEAD)} in place of the piece itself`);
});
