import { copyRepository } from '../build/copy.ts';
import { findOrInstallChromium } from '../chromium.ts';
import { fits, type Outcome } from './faults.mts';
import { trySiteFaults } from './siteFaults.mts';
import { trySourceFaults } from './sourceFaults.mts';
import { SITE_FAULTS, SOURCE_FAULTS, type Fault } from './table.mts';

/** The faults that one of the words in the command names by their tests, or all of them. */
function chosen<One extends Fault>(faults: readonly One[]): One[] {
  const words = process.argv.slice(2);
  return faults.filter(
    ({ caughtBy }) => !words.length || words.some((word) => caughtBy.includes(word)),
  );
}

/** Prints a row of the table, as soon as it is known. */
function print({ fault, failed: [title], seconds }: Outcome) {
  const by = title ? `${fault.caughtBy}: ${title}` : `NOT CAUGHT by ${fault.caughtBy}`;
  console.log(`${fault.what.padEnd(64)} ${seconds.toFixed().padStart(4)} s  ${by.slice(0, 90)}`);
}

async function* tried(): AsyncGenerator<Outcome> {
  const [source, site] = [chosen(SOURCE_FAULTS), chosen(SITE_FAULTS)];
  const stale = [...source, ...site].filter((one) => !fits(one));
  for (const { what, file, find } of stale)
    console.error(`${what}: ${file} has to have this once: ${find}`);
  if (stale.length) throw new Error('Correct "find" or "file" in tests/mutations/table.mts.');
  process.env.CHROMIUM_PATH = findOrInstallChromium();
  process.chdir(copyRepository('mutations'));
  if (source.length) yield* trySourceFaults(source);
  if (site.length) yield* trySiteFaults(site);
}

async function main(): Promise<number> {
  const outcomes: Outcome[] = [];
  for await (const outcome of tried()) {
    print(outcome);
    outcomes.push(outcome);
  }
  const survivors = outcomes.filter(({ failed }) => !failed.length).length;
  console.log(`${outcomes.length - survivors} faults caught, ${survivors} not`);
  return survivors ? 1 : 0;
}

const code = await main().catch((error: Error) => {
  console.error(error.message);
  return 1;
});
// Vitest may leave a browser open, which would keep this running.
process.exit(code);
