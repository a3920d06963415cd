import { expect, test } from 'vitest';
import { classNames } from './classNames.ts';

test('Names are joined in the order in which they come', () => {
  expect(classNames('tag', 'is-info', 'mine')).toBe('tag is-info mine');
});

test('Objects count by their truthy keys, lists may be nested, and what is falsy is left out', () => {
  const on: boolean = true;
  expect(
    classNames('tag', { 'is-rounded': on, 'is-light': !on }, [['is-info'], null], !on && 'no'),
  ).toBe('tag is-rounded is-info');
});

test('A name that comes twice is kept once, where it came first', () => {
  expect(classNames('tag is-info', ['is-info'], { tag: true }, 'mine')).toBe('tag is-info mine');
});

test('Nothing gives an empty string', () => {
  expect(classNames(undefined, false, {})).toBe('');
});
