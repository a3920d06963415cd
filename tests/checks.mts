import { TSC } from './tsc.ts';

/** What `npm test` leaves out among the tests of the site: a folder, and tests of other files with a tag. */
const LONG_SITE = '@long|long/';

/** One thing that the tests look at. */
export interface Check {
  /** What `npm test -- <name>` calls it. */
  name: string;
  command: string;
  /** `npm test` runs what is quick, and `npm run test:all` what is long as well. */
  tier: 'quick' | 'long';
  /** Whose report tells how many tests passed and failed; a check without one counts as one. */
  runner?: 'vitest' | 'playwright';
  /** The check without which this one would only repeat the failure. */
  needs?: string;
}

/**
 * All checks, in the order in which they begin, two at a time: first what others need, then what takes longest. The long
 * tests come after the pages, so that those of the repository, which pack the packages as they do, have ended by then.
 */
export const CHECKS: readonly Check[] = [
  { name: 'build', command: 'npm run build', tier: 'quick' },
  {
    name: 'types',
    // All files as one program; the packages alone are compiled when they are packed.
    command: ['.', 'create/tsconfig.templates.json']
      .map((project) => `node ${TSC} -p ${project}`)
      .join(' && '),
    tier: 'quick',
  },
  { name: 'format', command: 'prettier --check .', tier: 'quick' },
  { name: 'spelling', command: 'cspell lint --no-progress', tier: 'quick' },
  {
    name: 'library',
    command: 'vitest run --project library',
    tier: 'quick',
    runner: 'vitest',
  },
  {
    name: 'site',
    // Without the fixture sites, which only the long tests visit.
    command: `playwright test --project=site --grep-invert "${LONG_SITE}" --no-deps`,
    tier: 'quick',
    runner: 'playwright',
    needs: 'build',
  },
  {
    name: 'repository',
    command: 'vitest run --project build',
    tier: 'quick',
    runner: 'vitest',
    // It packs the library, which contains pages of the build; and two that pack at once take files from each other.
    needs: 'build',
  },
  {
    name: 'pages',
    command: `playwright test --grep "${LONG_SITE}" --output=test-results/pages`,
    tier: 'long',
    runner: 'playwright',
    needs: 'build',
  },
  {
    name: 'long',
    command: 'vitest run --project long --project walks --project compiled --project pieces',
    tier: 'long',
    runner: 'vitest',
    needs: 'build',
  },
  {
    name: 'engines',
    command: 'vitest run --config vitest.engines.config.mts',
    tier: 'long',
    runner: 'vitest',
    needs: 'build',
  },
  // In `npm test`, it would be a fifth of the work, for what editors show while you write.
  { name: 'lint', command: 'eslint . --max-warnings 0', tier: 'long' },
];
