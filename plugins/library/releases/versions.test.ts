import { expect, test } from 'vitest';
import { keptOf } from './versions.ts';

test('The site of the last release of each line of patches is kept, but for the newest line', () => {
  expect(keptOf([])).toEqual([]);
  expect(keptOf(['0.1.0', '0.1.1'])).toEqual([]);
  expect(keptOf(['0.1.0', '0.1.1', '0.2.0', '0.10.0', '1.0.0', '1.0.1'])).toEqual([
    '0.1.1',
    '0.2.0',
    '0.10.0',
  ]);
});
