import { expect, test } from 'vitest';
import { fits } from '../mutations/faults.mts';
import { SITE_FAULTS, SOURCE_FAULTS } from '../mutations/table.mts';

test('The text that each fault of the mutation table replaces is in its file, once', () => {
  const stale = [...SOURCE_FAULTS, ...SITE_FAULTS].filter((fault) => !fits(fault));
  expect(stale.map(({ file, find }) => `${file} lacks: ${find}`)).toEqual([]);
});
