import { expect, test } from 'vitest';
import { CHECKS } from '../checks.mts';
import { chooseChecks } from '../chooseChecks.mts';

const namesOf = (...words: string[]) => chooseChecks(words).map(({ name }) => name);
const commandsOf = (...words: string[]) => chooseChecks(words).map(({ command }) => command);

test('Without a word, the quick checks run, and with --all the rest after them', () => {
  const quick = namesOf();
  expect(quick).toContain('site');
  expect(quick).not.toContain('pages');
  expect(namesOf('--all').slice(0, quick.length)).toEqual(quick);
  expect(namesOf('--all')).toHaveLength(CHECKS.length);
});

test('The names of checks choose these', () => {
  expect(namesOf('lint', 'types')).toEqual(['types', 'lint']);
});

test('Any other word chooses the test files that have it in their names, for each runner', () => {
  const [vitest = '', playwright = ''] = commandsOf('Dropdown').slice(-2);
  expect(vitest).toMatch(/^vitest run .*library\/src\/components\/Dropdown\.test\.tsx/);
  expect(playwright).toBe('playwright test tests/site/dropdown.spec.ts');
});

test.for([
  ['codemod', 'convert/src/from/codemod.test.ts'],
  ['print', 'convert/src/print.test.ts'],
  ['palette', 'src/theme-builder/palette.test.ts'],
])('The word "%s" finds a test wherever it lies', ([word = '', file]) => {
  expect(commandsOf(word).join(' ')).toContain(` ${file}`);
});

test('Checks and files can be chosen together', () => {
  expect(namesOf('lint', 'chooseChecks')).toEqual(['lint', 'vitest files']);
});

test('A word that names no check or test fails, and lists what there is', () => {
  expect(() => chooseChecks(['lint', 'nope'])).toThrow(
    /^Nothing is called "nope": give the name of a check \(build, .*\) or a part of the name of a test file\.$/,
  );
});
