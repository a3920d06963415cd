import { expect, test } from 'vitest';
import { contentsOf } from './contents.ts';
import { fromRoot } from './root.ts';

test('What was measured is among the contents, so a build doesn’t keep the results of an earlier measurement', () => {
  const { files } = contentsOf(['plugins']);
  expect(files).toEqual(
    expect.arrayContaining(
      [
        'plugins/demos/heights.generated.json',
        'plugins/reference/proofs/measured.generated.json',
      ].map(fromRoot),
    ),
  );
  expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
});
