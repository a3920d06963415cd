import { expect, test } from 'vitest';
import versionLoader from './versionLoader.ts';

test('What all pages of a version load has its sidebars, and not its documents', () => {
  const version = { label: 'Next', docsSidebars: { guide: [] }, docs: { intro: { id: 'intro' } } };
  expect(JSON.parse(versionLoader(JSON.stringify({ version })))).toEqual({
    version: { label: 'Next', docsSidebars: { guide: [] }, docs: {} },
  });
  expect(versionLoader('{"categoryGeneratedIndex": {}}')).toBe('{"categoryGeneratedIndex": {}}');
});
