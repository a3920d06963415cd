import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Check } from '../checks.mts';
import { forgetReport, reportOf, tallyOf } from '../reports.mts';

const check = { name: 'made up', command: '', tier: 'quick' } satisfies Check;
const withReport = (runner: Check['runner'], report: object) => {
  mkdirSync(dirname(reportOf(check)), { recursive: true });
  writeFileSync(reportOf(check), JSON.stringify(report));
  return { ...check, runner };
};

afterEach(() => forgetReport(check));

test('A check without a report counts as one test', () => {
  expect(tallyOf(check, true)).toEqual({ passed: 1, failed: 0, failedFiles: [] });
  expect(tallyOf(check, false)).toEqual({ passed: 0, failed: 1, failedFiles: [] });
});

test('A runner that ends without a report has failed once', () => {
  expect(tallyOf({ ...check, runner: 'vitest' }, false).failed).toBe(1);
});

test('A runner that fails though no test does has failed once', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [] };
  expect(tallyOf(withReport('vitest', report), false)).toMatchObject({ passed: 3, failed: 1 });
});

test('The report of Vitest names the files in which a test failed', () => {
  const testResults = [
    { name: '/somewhere/Box.test.tsx', status: 'passed' },
    { name: '/somewhere/Tag.test.tsx', status: 'failed' },
  ];
  const report = { numPassedTests: 5, numFailedTests: 2, testResults };
  const tally = { passed: 5, failed: 2, failedFiles: ['Tag.test.tsx'] };
  expect(tallyOf(withReport('vitest', report), false)).toEqual(tally);
});

test('The report of Playwright names the files in which a test failed, and a flaky one has', () => {
  const suites = [
    { file: 'blog.spec.ts', specs: [{ ok: true }] },
    {
      file: 'links.spec.ts',
      specs: [],
      suites: [{ file: 'links.spec.ts', specs: [{ ok: false }] }],
    },
  ];
  const report = { stats: { expected: 4, unexpected: 1, flaky: 1 }, suites };
  const tally = { passed: 4, failed: 2, failedFiles: ['links.spec.ts'] };
  expect(tallyOf(withReport('playwright', report), false)).toEqual(tally);
});
