import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findChromium } from './chromium.ts';

interface Tally {
  passed: number;
  failed: number;
}

interface Check {
  name: string;
  command: string;
  /** Reads how many tests passed and failed; a check without it counts as one. */
  tally?: () => Tally;
}

const VITEST_REPORT = 'test-results/vitest.json';
const PLAYWRIGHT_REPORT = 'test-results/playwright.json';

const readJson = <Report,>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Report;

function vitestTally(): Tally {
  const report = readJson<{ numPassedTests: number; numFailedTests: number }>(VITEST_REPORT);
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function playwrightTally(): Tally {
  const { stats } = readJson<{ stats: Record<'expected' | 'unexpected' | 'flaky', number> }>(
    PLAYWRIGHT_REPORT,
  );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** Two lanes that run side by side; the checks of a lane run one after the other. */
const LANES: Check[][] = [
  [
    { name: 'build', command: 'npm run build' },
    {
      name: 'site tests',
      command: 'playwright test --reporter=dot,json',
      tally: playwrightTally,
    },
  ],
  [
    { name: 'formatting', command: 'prettier --check .' },
    { name: 'spelling', command: 'cspell lint --no-progress' },
    { name: 'lint', command: 'eslint . --max-warnings 0' },
    { name: 'types of the site', command: 'tsc --noEmit' },
    { name: 'types of the library', command: 'tsc -p library' },
    {
      name: 'library and build tests',
      command: `vitest run --reporter=dot --reporter=json --outputFile.json=${VITEST_REPORT}`,
      tally: vitestTally,
    },
  ],
];

function run(command: string): Promise<boolean> {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT };
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: 'inherit', env });
    child.on('close', (code) => resolve(code === 0));
  });
}

async function runCheck({ name, command, tally }: Check): Promise<Tally> {
  const started = performance.now();
  const ok = await run(command);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n${ok ? 'passed' : 'FAILED'}: ${name} (${seconds} s)\n`);
  const single = { passed: Number(ok), failed: Number(!ok) };
  if (!tally) return single;
  try {
    const { passed, failed } = tally();
    // A runner may fail where no test does, on an error outside of tests.
    return { passed, failed: ok ? failed : Math.max(failed, 1) };
  } catch {
    // Without a report there is nothing to add up but the failure itself.
    return single;
  }
}

async function runLane(checks: Check[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const check of checks) tallies.push(await runCheck(check));
  return tallies;
}

process.env.CHROMIUM_PATH = findChromium();
const tallies = (await Promise.all(LANES.map(runLane))).flat();
const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
