import { expect, test } from 'vitest';
import { listed, readSelector } from './selectors.ts';

test.each([
  ['.button:hover', '.button:where(*)'],
  ['.button:focus:not(:active)', '.button:where(*):where(*)'],
  ['.a:not(.b, [disabled])', '.a:not(.b, [disabled])'],
  ['.a :is(:hover, .is-hovered)', '.a :is(:where(*), .is-hovered)'],
  ['.a:not(:is(.b:hover, .c)) .d', '.a:where(*) .d'],
  ['.tag::after', '.tag:where(*)'],
  ['.input::placeholder', '.input:where(*)'],
  ['.is-active-link:first-child', '.is-active-link:first-child'],
])('%s depends on the tree as %s', (selector, structure) => {
  expect(readSelector(selector).structure).toBe(structure);
});

test('A selector with a state applies only in that state', () => {
  expect(readSelector('.button:hover').state).toBe('.button:hover');
  expect(readSelector('.button.is-hovered').state).toBe('');
});

test('A pseudo-element has its own styles', () => {
  expect(readSelector('.delete::before').pseudoElement).toBe('::before');
});

test.each([
  ['.button', 1000],
  ['.is-light.textarea', 2000],
  ['.table td:not(.is-light)', 2001],
  [':where(.stage) .button:hover', 2000],
  ['.a:not(:first-child, .b .c)::after', 3001],
  ['#demo.has-space', 1_001_000],
  ['a[href="#top.x"] > *', 1001],
  ['.m-1\\.5', 1000],
  ['.cell:nth-child(2n + 1)', 2000],
])('%s weighs %i', (selector, weight) => {
  expect(readSelector(selector).specificity).toBe(weight);
});

test.each([
  ['.field.has-addons .control.is-expanded', 'control'],
  ['.m-1\\.5', 'm-1.5'],
  [':where(.stage) a:not(.button)', ''],
])('What matches %s has the class "%s"', (selector, key) => {
  expect(readSelector(selector).key).toBe(key);
});

test('A list is split between its selectors, and not inside their parentheses', () => {
  expect(listed('.a:not(.b, .c), .d:is(.e:not(.f, .g))')).toEqual([
    '.a:not(.b, .c)',
    '.d:is(.e:not(.f, .g))',
  ]);
});
