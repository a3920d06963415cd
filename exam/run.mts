import { findChromium } from '../tests/chromium.ts';
import { CHECKS, grade } from './grade.ts';
import { readTasks } from './tasks.ts';

type Fault = string | undefined;

const word = (fault: Fault) => (fault ? 'NO' : fault === '' ? 'yes' : '-');

async function main(answers = 'exam/answers') {
  findChromium();
  const marks = [...(await grade(answers, readTasks()))];
  const width = Math.max(...marks.map(([id]) => id.length));
  const print = (id: string, cells: readonly string[]) =>
    console.log([id.padEnd(width), ...cells].join('  ').trimEnd());
  print('', CHECKS);
  for (const [id, faults] of marks) {
    print(
      id,
      CHECKS.map((check) => word(faults[check]).padEnd(check.length)),
    );
  }
  for (const [id, faults] of marks) {
    for (const check of CHECKS) if (faults[check]) console.log(`${id}, ${check}: ${faults[check]}`);
  }
  const passed = marks.filter(([, faults]) => CHECKS.every((check) => faults[check] === ''));
  console.log(`${passed.length} of ${marks.length} tasks passed.`);
  process.exitCode = passed.length === marks.length ? 0 : 1;
}

await main(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
