import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from './build/copy.ts';
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

/** What a candidate has to get through, in a copy of the repository. */
const STEPS = {
  build: 'npm run build',
  routes:
    'npx playwright test --project=site --no-deps --grep-invert @long routes addresses links hydration',
} as const;

async function newest(name: string, range: string): Promise<string> {
  const versions = await shell(`npm view "${name}@${range}" version --json`);
  return [JSON.parse(versions) as string | string[]].flat().at(-1) ?? '';
}

async function install({ packages, range }: Candidate, folder: string) {
  const specs = packages.map(async (name) => `${name}@${await newest(name, range)}`);
  const added = (await Promise.all(specs)).join(' ');
  await shell(`npm install --ignore-scripts --no-audit --no-fund --save-exact ${added}`, folder);
}

/** Takes a candidate through all steps, and gives a row of the table. */
async function attempt(candidate: Candidate) {
  const { name, packages, range } = candidate;
  const [first = ''] = packages;
  const version = await newest(first, range);
  const row: Record<string, string> = { installed: `${first} ${version}` };
  if (version === pinned[first]) return { ...row, failure: 'none: it is the pinned version' };

  const parent = mkdtempSync(join(tmpdir(), 'canary-'));
  const folder = copyRepository(name, parent);
  rmSync(join(folder, 'node_modules'));
  let step = 'installed';
  try {
    await install(candidate, folder);
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
