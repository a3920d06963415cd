import { expect, test } from 'vitest';
import { bulmaClasses } from './classes.ts';
import { partsOf } from './parts.ts';
import { baseStylesheet, stageStylesheet } from './stylesheet.ts';
import { variablesOf } from './variables.ts';

const STAGE = '.bulma-test';
const sheet = (...demos: string[][]) =>
  stageStylesheet(
    STAGE,
    demos.map((classes) => new Set(classes)),
  );

test('A class comes from the Sass file of its name, or else from those that style it', () => {
  expect([...partsOf(['button'])]).toEqual(['elements/button']);
  expect([...partsOf(['hero'])]).toEqual(['layout/hero']);
  expect([...partsOf(['navbar-item'])]).toEqual(['components/navbar']);
  expect([...partsOf(['is-primary', 'nope'])]).toEqual([]);
});

test('A stage has the parts of its demos and no others', () => {
  const css = sheet(['button'], ['tag']);
  expect(css).toContain(`:where(${STAGE}) .button`);
  expect(css).toContain(`:where(${STAGE}) .tag`);
  expect(css).not.toContain('.card');
  expect(sheet()).toBe('');
});

test('A stage leaves out the colors that no demo has', () => {
  const css = sheet(['button', 'is-primary'], ['tag', 'is-info']);
  expect(css).toContain('.button.is-primary');
  expect(css).toContain('.tag.is-info');
  expect(css).not.toContain('.button.is-info');
  expect(css).not.toContain('is-danger');
});

test('A stage has helpers one by one', () => {
  const css = sheet(['box', 'm-3']);
  expect(css).toContain('.m-3');
  expect(css).not.toContain('.m-4');
});

test('What all stages share is no part of one stage', () => {
  const base = baseStylesheet();
  expect(base).toContain('@layer docusaurus;@layer bulma-reset{');
  expect(base).toContain('--bulma-primary-h');
  expect(base).not.toContain('.button');
  expect(sheet(['theme-dark'])).not.toContain('.theme-dark');
});

test('The site alone decides between light and dark, not the system', () => {
  expect(baseStylesheet()).not.toContain('prefers-color-scheme');
});

test('The variables of a class are those that its rules read: of its part, with their first value, and of the theme', () => {
  const { own, read } = variablesOf(new Set(['elements/box']), new Set(['box']));
  expect(own).toContainEqual({ name: '--bulma-box-padding', value: '1.25rem' });
  expect(read).toContain('--bulma-scheme-main');
  expect(read).not.toContain('--bulma-box-padding');
});

test('Variables that no rule of the class reads are left out', () => {
  const part = new Set(['grid/columns']);
  const names = (name: string) => variablesOf(part, new Set([name])).own.map((one) => one.name);
  expect(names('column')).toEqual(['--bulma-column-gap']);
  expect(names('no-such-class')).toEqual([]);
});

test('The classes of Bulma are those of its whole stylesheet', () => {
  const classes = bulmaClasses();
  expect(classes.size).toBeGreaterThan(3000);
  for (const name of ['button', 'is-half-mobile', 'has-text-primary', 'is-size-7-touch']) {
    expect(classes).toContain(name);
  }
});
