import { readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import type { Check } from './checks.mts';

export interface Tally {
  passed: number;
  failed: number;
  /** Names of the test files in which something failed. */
  failedFiles: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: 'passed' | 'failed' }[];
}

interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky', number>;
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs: { ok: boolean }[];
  suites?: PlaywrightSuite[];
}

export const reportOf = ({ name }: Check) => `test-results/${name.replace(' ', '-')}.json`;

/** What makes a runner print dots, and write its report. */
export const REPORTERS = {
  vitest: (file: string) => `--reporter=dot --reporter=json --outputFile.json=${file}`,
  // Playwright takes the file from the environment.
  playwright: () => '--reporter=dot,json',
};

const hasFailed = ({ specs, suites = [] }: PlaywrightSuite): boolean =>
  specs.some(({ ok }) => !ok) || suites.some(hasFailed);

const TALLIES = {
  vitest: ({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally => ({
    passed: numPassedTests,
    failed: numFailedTests,
    failedFiles: testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => basename(name)),
  }),
  playwright: ({ stats, suites }: PlaywrightReport): Tally => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failedFiles: suites.filter(hasFailed).map(({ file }) => basename(file)),
  }),
};

/** Takes away the report of the run before, which would count if this run wrote none. */
export const forgetReport = (check: Check) => rmSync(reportOf(check), { force: true });

/** What a check that has ended adds to the sum. */
export function tallyOf(check: Check, ok: boolean): Tally {
  const single = { passed: Number(ok), failed: Number(!ok), failedFiles: [] };
  if (!check.runner) return single;
  try {
    const report = JSON.parse(readFileSync(reportOf(check), 'utf8')) as VitestReport &
      PlaywrightReport;
    const tally = TALLIES[check.runner](report);
    // A runner may fail where no test does, on an error outside of tests.
    return { ...tally, failed: ok ? tally.failed : Math.max(tally.failed, 1) };
  } catch {
    // Without a report, count the failure itself.
    return single;
  }
}
