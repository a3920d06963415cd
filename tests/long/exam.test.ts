import { expect, test } from 'vitest';
import { shell } from '../build/shell.ts';

/** What the command prints of a folder, or of its own answers, whatever its exit code. */
const grade = (folder = '') => shell(`npm run --silent exam -- ${folder} || true`);

test('The answers in the repository pass each check of each task', async () => {
  const output = await grade();
  expect(output).toContain('\n25 of 25 tasks passed.');
  expect(output).not.toMatch(/NO|not run/);
});

test('Each kind of wrong answer fails in the check that is meant for it, and says why', async () => {
  const output = await grade('tests/fixtures/exam');
  const faults = output.split('\n').filter((line) => /^[\w-]+, /.test(line));
  expect(faults.filter((line) => !line.endsWith('there is no answer'))).toEqual([
    expect.stringMatching(/^tablet-columns, renders: .*unique "key"/),
    'server-component, components: Card.Header in a server component: use its flat name',
    'announced-notification, steps: step 2: see status',
    expect.stringMatching(/^icon-field, axe: color-contrast: <p /),
    expect.stringMatching(
      /^responsive-text, classes: the class has-text-right-mobile by hand: use textAlign/,
    ),
    'responsive-text, components: no Title textAlign',
    expect.stringMatching(/^level, compiles: \(7,16\): error TS2322/),
  ]);
  expect(output).toContain('\n0 of 25 tasks passed.');
});

test('A folder without answers is named, with what to do', async () => {
  expect(await shell('npm run --silent exam -- tests/long 2>&1 || true')).toMatch(
    /^tests\/long: there are no answers\. Name each file after its task/,
  );
});
