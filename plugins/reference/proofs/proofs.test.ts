import { expect, test } from 'vitest';
import { checkNames, differences } from './record.ts';
import { enginesOf } from './tests.ts';
import { modules } from '../../library/modules.ts';
import { MARKUP_ONLY } from '../../library/markupOnly.ts';
import { existsSync } from 'node:fs';
import { fromRoot } from '../../base/root.ts';
import { forcedColors, rtl, targetSize } from './verdicts.ts';

test('A record of a component that is gone stops the build, with the command that writes it anew', () => {
  expect(() =>
    checkNames({ 'elements/button': {}, 'elements/gone': {} }, ['elements/button']),
  ).toThrow(
    'plugins/reference/proofs/measured.generated.json has elements/gone, which the library lacks. Run "npm run proofs".',
  );
});

test('Whatever demos show that the record lacks, or the other way around, is told in one sentence', () => {
  expect(differences('elements/tag', undefined, {})).toEqual([
    'plugins/reference/proofs/measured.generated.json has nothing about elements/tag. Run "npm run proofs".',
  ]);
  const [first, ...others] = differences(
    'elements/tag',
    { targets: {} },
    { targets: { small: ['Tag'] } },
  );
  expect(first).toBe(
    'plugins/reference/proofs/measured.generated.json: targets of elements/tag is {}, but its demos show {"small":["Tag"]}. Correct the component, or run "npm run proofs".',
  );
  expect(others).toEqual([]);
  expect(differences('elements/tag', { targets: {} }, { targets: {} })).toEqual([]);
});

test('What no test has looked at is not shown, and a fault names the parts', () => {
  expect(rtl({}).state).toBe('not shown');
  expect(targetSize({ rtl: {} })).toEqual({ value: 'nothing to use', state: 'none' });
  expect(targetSize({ targets: { small: ['Tag', 'Delete'], inline: ['Tag'] } })).toEqual({
    value: 'too small: Tag, Delete',
    state: 'fails',
  });
  expect(targetSize({ targets: { inline: ['Tag'] } }).value).toBe('24 px, or excepted: inline');
});

test('With forced colors, the stylesheet counts only where Bulma alone fails', () => {
  const plain = { focus: ['Button'] };
  expect(forcedColors({ forcedColors: {}, forcedColorsLifted: plain }).value).toBe('usable');
  expect(forcedColors({ forcedColors: plain, forcedColorsLifted: {} }).value).toBe(
    'usable with contrast.css',
  );
  expect(forcedColors({ forcedColors: plain, forcedColorsLifted: plain })).toEqual({
    value: 'no focus on Button',
    state: 'fails',
  });
});

test('Each module whose tests run in Chromium alone has tests', () => {
  const files = MARKUP_ONLY.flatMap((id) =>
    ['ts', 'tsx'].map((end) => `library/src/${id}.test.${end}`),
  );
  expect(files.filter((file) => existsSync(fromRoot(file)))).toHaveLength(MARKUP_ONLY.length);
  const modal = modules().find(({ name }) => name === 'Modal')!;
  expect(enginesOf(modal)).toEqual(['Chromium', 'Firefox', 'WebKit']);
});
