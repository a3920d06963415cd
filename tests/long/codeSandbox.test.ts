import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../../plugins/base/root.ts';
import { projectOf } from '../../plugins/demos/project.ts';
import { START_TASKS } from '../../src/demos/Demo/startTasks.ts';
import { pack } from '../build/pack.ts';
import { shell } from '../build/shell.ts';
import { serve, temporaryFolder } from './terminal.ts';

interface Tasks {
  setupTasks: { command: string }[];
  tasks: Record<string, { command: string; preview: { port: number } }>;
}

/** What a server answers under another host: CodeSandbox passes on that of its preview. */
const statusFor = (address: string, host: string) =>
  new Promise((resolve, reject) => {
    get(address, { headers: { host } }, ({ statusCode }) => resolve(statusCode)).on(
      'error',
      reject,
    );
  });

test('By the tasks that CodeSandbox is sent, an app is installed and served to its preview, and to no other host', async () => {
  const { tarball } = await pack();
  const app = temporaryFolder();
  const { files } = projectOf(fromRoot('docs/pieces/password-field/basic.demo.tsx'));
  for (const [path, text] of Object.entries({ ...files, ...START_TASKS })) {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    writeFileSync(join(app, path), text);
  }
  const manifest = JSON.parse(files['package.json']!) as { dependencies: Record<string, string> };
  manifest.dependencies['bulmatic'] = `file:${tarball}`;
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
  const { setupTasks, tasks } = JSON.parse(START_TASKS['.codesandbox/tasks.json']) as Tasks;
  for (const { command } of setupTasks) await shell(command, app);
  const { command, preview } = tasks['dev']!;
  const address = await serve(command, app);
  expect(await statusFor(address, `abc123-${preview.port}.csb.app`)).toBe(200);
  expect(await statusFor(address, 'example.com')).toBe(403);
});
