import { expect, test } from 'vitest';
import { unexplained } from './breaks.ts';
import type { Change } from './changes.ts';

const CHANGES: Change[] = [
  { kind: 'removed', name: 'ButtonProps', member: 'bold' },
  { kind: 'removed', name: 'Ribbon' },
  { kind: 'added', name: 'Band' },
];

test('A removed prop or name needs a row of the codemod or a word in a changeset, in code', () => {
  expect(unexplained(CHANGES, [])).toEqual(['ButtonProps.bold', 'Ribbon']);
  expect(unexplained(CHANGES, ['`<Button bold>`', '`Ribbon` is gone.'])).toEqual([]);
  expect(unexplained(CHANGES, ['`<Button boldly>`', 'Ribbon is gone.'])).toEqual([
    'ButtonProps.bold',
    'Ribbon',
  ]);
});
