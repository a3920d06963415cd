import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CHECKS, type Check } from './checks.mts';

/** What runs test files by their names, and where these are. */
const RUNNERS = {
  vitest: {
    command: 'vitest run',
    folders: [
      'library/src',
      'library/tests',
      'convert/src',
      'create/src',
      'plugins',
      'src',
      'tests/build',
      'tests/long',
    ],
  },
  playwright: { command: 'playwright test', folders: ['tests/site'] },
} as const;

const testFiles = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );

/** The test files whose names have one of the words in them, as a check for each runner. */
function checksOfFiles(words: readonly string[]): Check[] {
  const found = new Set<string>();
  const isNamed = (file: string) => {
    const name = basename(file).toLowerCase();
    const named = words.filter((word) => name.includes(word.toLowerCase()));
    for (const word of named) found.add(word);
    return named.length > 0;
  };
  const checks = Object.entries(RUNNERS).map(([runner, { command, folders }]) => ({
    name: `${runner} files`,
    runner: runner as keyof typeof RUNNERS,
    tier: 'quick' as const,
    files: testFiles(folders).filter(isNamed),
    command,
  }));
  const unknown = words.find((word) => !found.has(word));
  if (unknown !== undefined) {
    const names = CHECKS.map(({ name }) => name).join(', ');
    throw new Error(
      `Nothing is called "${unknown}": give the name of a check (${names}) or a part of the name of a test file.`,
    );
  }
  return checks
    .filter(({ files }) => files.length > 0)
    .map(({ files, ...check }) => ({ ...check, command: `${check.command} ${files.join(' ')}` }));
}

function named(words: readonly string[]): Check[] {
  const checks = CHECKS.filter(({ name }) => words.includes(name));
  const others = words.filter((word) => !checks.some(({ name }) => name === word));
  const all = [...checks, ...checksOfFiles(others)];
  const lacksSite = all.some(({ runner }) => runner === 'playwright') && !existsSync('build');
  return CHECKS.filter(({ name }) => lacksSite && name === 'build').concat(all);
}

/**
 * The checks to run: those that words name, else the quick ones, or all of them with `--all`.
 *
 * @throws If nothing has the name.
 */
export function chooseChecks(words: readonly string[]): Check[] {
  if (words.length === 0) return CHECKS.filter(({ tier }) => tier === 'quick');
  return words.join() === '--all' ? [...CHECKS] : named(words);
}
