import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EDITS } from '../live/edits.ts';

test.for(EDITS)('The edit of $kind finds its text once in $file', ({ file, text }) => {
  expect(readFileSync(file, 'utf8').split(text)).toHaveLength(2);
});
