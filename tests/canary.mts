import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOut } from './build/copy.ts';
import { shell } from './build/shell.ts';
import { findOrInstallChromium } from './chromium.ts';
import { reasonOf } from './build/reason.ts';

const { dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const pinned = { ...dependencies, ...devDependencies };
const namesLike = (pattern: RegExp) => Object.keys(pinned).filter((name) => pattern.test(name));

/** What is released together, and which of its versions comes next. */
interface Candidate {
  name: string;
  packages: string[];
  range: string;
}

const CANDIDATES: readonly Candidate[] = [
  { name: 'Docusaurus', packages: namesLike(/^@docusaurus\//), range: 'latest' },
  // With canaries, as long as there is nothing else.
  { name: 'Docusaurus-4', packages: namesLike(/^@docusaurus\//), range: '^4.0.0-0' },
  { name: 'TypeDoc', packages: namesLike(/typedoc/), range: 'latest' },
  { name: 'Bulma', packages: ['bulma'], range: 'latest' },
];

const OPTIONS = '--ignore-scripts --no-audit --no-fund --save-exact';

/** What a candidate has to get through, in a copy of the repository. */
const STEPS = {
  build: 'npm run build',
  routes:
    'npx playwright test --project=site --no-deps --grep-invert @long routes addresses links hydration',
} as const;

async function versionsOf(name: string, range: string): Promise<string[]> {
  const versions = await shell(`npm view "${name}@${range}" version --json`);
  return [JSON.parse(versions) as string | string[]].flat();
}

/** Each package with its newest version, or with the newest that all have if they are released together. */
async function newest({ packages, range }: Candidate): Promise<string[]> {
  const versions = await Promise.all(packages.map((name) => versionsOf(name, range)));
  const [first = [], ...others] = versions;
  const shared = first.findLast((one) => others.every((some) => some.includes(one)));
  return packages.map((name, index) => `${name}@${shared ?? versions[index]!.at(-1)}`);
}

/** Takes a candidate through all steps, and gives a row of the table. */
async function attempt(candidate: Candidate) {
  const { name, packages } = candidate;
  const specs = await newest(candidate);
  const row: Record<string, string> = { installed: specs[0] ?? '' };
  if (specs.every((spec, index) => spec.endsWith(`@${pinned[packages[index]!]}`)))
    return { ...row, failure: 'none: it is the pinned version' };

  const parent = mkdtempSync(join(tmpdir(), 'canary-'));
  const folder = checkOut(name, parent);
  rmSync(join(folder, 'node_modules'));
  let step = 'installed';
  try {
    await shell(`npm install ${OPTIONS} ${specs.join(' ')}`, folder);
    for (const [next, command] of Object.entries(STEPS)) {
      step = next;
      await shell(command, folder);
      row[step] = 'passed';
    }
    return { ...row, failure: 'none' };
  } catch (error) {
    const { message } = error as Error;
    console.error(message);
    process.exitCode = 1;
    return { ...row, [step]: 'FAILED', failure: reasonOf(message) };
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

process.env.CHROMIUM_PATH = findOrInstallChromium();
const names = process.argv.slice(2);
const rows: Record<string, Record<string, string>> = {};
for (const candidate of CANDIDATES) {
  if (names.length > 0 && !names.includes(candidate.name)) continue;
  rows[candidate.name] = await attempt(candidate);
}
console.log(`The newest versions, on Node.js ${process.versions.node}:`);
console.table(rows, ['installed', ...Object.keys(STEPS), 'failure']);
