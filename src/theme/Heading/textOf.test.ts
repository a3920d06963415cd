import { createElement } from 'react';
import { expect, test } from 'vitest';
import { textOf } from './textOf.ts';

test('The text of a heading is that of all its elements, without markup', () => {
  const code = createElement('code', null, 'as');
  const link = createElement('a', { href: '/' }, 'of ', createElement('b', null, 3), null);
  expect(textOf(['The prop ', code, ' ', link])).toBe('The prop as of 3');
});
