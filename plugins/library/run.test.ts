import { expect, test, vi } from 'vitest';
import { catalogue } from './catalogue.ts';
import { makeCatalogue } from './makeCatalogue.ts';
import { classLists } from './run.ts';

test('Running every component for the catalogue prints no error, and gives what is kept on disk', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const made = makeCatalogue();
  expect(error.mock.calls).toEqual([]);
  expect(made.components.length).toBeGreaterThan(100);
  expect(catalogue()).toEqual(made);
});

test('Each element of HTML has its list of classes, also where it is empty', () => {
  expect(classLists('<p class="a b"><i data-class="x"></i><b class=""></b></p>')).toEqual([
    'a b',
    '',
  ]);
});
