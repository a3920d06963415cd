import { expect, test } from 'vitest';
import { scopeBody, scopeSelector } from './scope.ts';
import { classesOf, isColor } from './selectors.ts';

const scoped = (selector: string) => scopeSelector(selector, '.stage');

test('A selector holds inside its stage only, without becoming more specific', () => {
  expect(scoped('.button:hover')).toEqual([':where(.stage) .button:hover']);
});

test('The stage takes the place of the page', () => {
  expect(scoped(':root')).toEqual(['.stage']);
  expect(scoped('html')).toEqual([':where(.stage)']);
  expect(scoped('body')).toEqual([':where(.stage)']);
  expect(scoped('html.has-navbar-fixed-top')).toEqual([]);
});

test('A theme holds for a stage within it as well as for an element within the stage', () => {
  expect(scoped('[data-theme=dark]')).toEqual([
    '.stage:where([data-theme=dark] *, [data-theme=dark])',
    ':where(.stage) [data-theme=dark]',
  ]);
});

test('What Bulma says of the page leaves out what is no business of a stage', () => {
  const html = 'color: red;font-size: 16px;min-width: 300px;overflow-x: hidden;margin: 0';
  expect(scopeBody('html', html)).toBe('color: red;font-size: 1rem;margin: 0');
  expect(scopeBody('body', 'font-size: 1em;margin: 0')).toBe('margin: 0');
  expect(scopeBody('.box', 'font-size: 1em')).toBe('font-size: 1em');
});

test('The classes of a selector are all that it names, without escapes', () => {
  expect(classesOf('.button.is-static:not(.is-1\\.5):hover > .icon')).toEqual([
    'button',
    'is-static',
    'is-1.5',
    'icon',
  ]);
});

test('Only the colors of Bulma count as colors', () => {
  expect(
    ['is-primary', 'is-text', 'is-small', 'primary', 'is-primary-dark'].filter(isColor),
  ).toEqual(['is-primary', 'is-text']);
});
