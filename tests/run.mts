import { spawn } from 'node:child_process';
import { forgetPacks } from './build/pack.ts';
import type { Check } from './checks.mts';
import { chooseChecks } from './chooseChecks.mts';
import { findOrInstallChromium } from './chromium.ts';
import { ENGINES, installEngine } from './engines/engines.ts';
import { forgetReport, reportOf, REPORTERS, tallyOf, type Tally } from './reports.mts';

const failures = new Map<string, string>();

/** Runs a command, and shows its output: immediately, or at its end if another command runs at the same time. */
function run(command: string, report: string, isAlone: boolean): Promise<boolean> {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const stdio = isAlone ? 'inherit' : 'pipe';
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', stdio, stdio], env });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    }
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(chunks));
      resolve(code === 0);
    });
  });
}

async function runCheck(check: Check, isAlone: boolean): Promise<Tally> {
  const { name, command, runner, needs = '' } = check;
  if (failures.has(needs)) {
    console.log(`\nnot run: ${name}, because ${needs} has failed\n`);
    return { passed: 0, failed: 1, failedFiles: [] };
  }
  forgetReport(check);
  const report = reportOf(check);
  const started = performance.now();
  const ok = await run(
    runner ? `${command} ${REPORTERS[runner](report)}` : command,
    report,
    isAlone,
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  const tally = tallyOf(check, ok);
  if (!ok) failures.set(name, `npm test -- ${tally.failedFiles.join(' ') || name}`);
  console.log(`\n${ok ? 'passed' : 'FAILED'}: ${name} (${seconds} s)\n`);
  return tally;
}

/** Runs checks two at a time, one for each core of a small machine, each after the one that it needs. */
async function runAll(checks: readonly Check[]): Promise<Tally[]> {
  const waiting = [...checks];
  const running = new Map<Check, Promise<void>>();
  const tallies: Tally[] = [];
  const isReady = ({ needs }: Check) =>
    ![...waiting, ...running.keys()].some(({ name }) => name === needs);
  const start = async (check: Check) => {
    tallies.push(await runCheck(check, checks.length === 1));
    running.delete(check);
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < 2 ? waiting.find(isReady) : undefined;
    if (!next) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    running.set(next, start(next));
  }
  return tallies;
}

async function main() {
  const checks = chooseChecks(process.argv.slice(2));
  if (checks.some(({ runner }) => runner)) process.env.CHROMIUM_PATH = findOrInstallChromium();
  if (checks.some(({ name }) => name === 'engines')) ENGINES.forEach(installEngine);
  forgetPacks();
  process.env.PACKS_ARE_NEW = 'true';
  const tallies = await runAll(checks);
  for (const [name, command] of failures)
    console.log(`FAILED: ${name}. To run it alone: ${command}`);
  const sum = (key: 'passed' | 'failed') => tallies.reduce((total, one) => total + one[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
