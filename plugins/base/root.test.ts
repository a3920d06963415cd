import { expect, test } from 'vitest';
import { inRoot, fromRoot, slashed } from './root.ts';

test('A path as Windows writes it has slashes in addresses and keys', () => {
  expect(slashed(String.raw`C:\site\docs\intro.mdx`)).toBe('C:/site/docs/intro.mdx');
  expect(slashed('docs/intro.mdx')).toBe('docs/intro.mdx');
  expect(inRoot(fromRoot('docs/intro.mdx'))).toBe('docs/intro.mdx');
});
