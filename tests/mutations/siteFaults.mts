import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { withFaults, type Outcome } from './faults.mts';
import type { SiteFault } from './table.mts';

const REPORT = 'test-results/mutations.json';
const BATCHES = [1, 2] as const;

interface Suite {
  file: string;
  specs: { title: string; ok: boolean }[];
  suites?: Suite[];
}

interface Test {
  file: string;
  title: string;
  ok: boolean;
}

const testsIn = ({ file, specs, suites = [] }: Suite): Test[] => [
  ...specs.map((one) => ({ ...one, file })),
  ...suites.flatMap(testsIn),
];

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const specOf = ({ caughtBy }: SiteFault) => `${caughtBy.replace('site ', '')}.spec.ts`;

/** Builds the site, and runs the tests that are to notice faults. */
function runTests(faults: readonly SiteFault[]): Test[] {
  const run = (command: string, args: readonly string[]) =>
    execFileSync(command, args, {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
    });
  run('npm', ['run', 'build']);
  rmSync(REPORT, { force: true });
  const files = faults.map((one) => `/${escaped(specOf(one))}$`);
  const titles = faults.map(({ test }) => escaped(test)).join('|');
  try {
    const args = ['--reporter=json', '--retries=1', '--grep', titles];
    run('npx', ['playwright', 'test', ...args, ...files]);
  } catch {
    // Tests are expected to fail. The report says which ones.
  }
  const { suites } = JSON.parse(readFileSync(REPORT, 'utf8')) as { suites: Suite[] };
  return suites.flatMap(testsIn);
}

/** Tries faults in two builds: each test has to fail in that with its fault, and to pass in the other one. */
export async function* trySiteFaults(faults: readonly SiteFault[]): AsyncGenerator<Outcome> {
  for (const batch of BATCHES) {
    const start = performance.now();
    const applied = faults.filter((one) => one.batch === batch);
    const tests = await withFaults(applied, () => Promise.resolve(runTests(faults)));
    const seconds = (performance.now() - start) / 1000 / applied.length;
    for (const fault of faults) {
      const own = tests.filter(
        ({ file, title }) => basename(file) === specOf(fault) && title.includes(fault.test),
      );
      const failed = own.filter(({ ok }) => !ok).map(({ title }) => title);
      if (!own.length) throw new Error(`${fault.caughtBy} has no test "${fault.test}".`);
      if (fault.batch === batch) yield { fault, failed, seconds };
      else if (failed.length)
        throw new Error(`${fault.caughtBy} fails without its fault: ${failed.join('; ')}`);
    }
  }
}
