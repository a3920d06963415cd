import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { STEP_ENV } from '../build/steps.ts';

/** Starts a server, and gives the address that it prints. */
export function serve(command: string, cwd: string): Promise<string> {
  const server = spawn('bash', ['-ec', command], { cwd, env: STEP_ENV, detached: true });
  const ended = once(server, 'close');
  onTestFinished(async () => {
    // With all the processes that npm has started, which write into the folder until they have ended.
    if (server.exitCode === null) process.kill(-server.pid!);
    await ended;
  });
  let output = '';
  return new Promise((resolve, reject) => {
    function read(chunk: Buffer) {
      output += String(chunk);
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    }
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('close', () => reject(new Error(output)));
  });
}

/** An empty folder, which is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bulmatic-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}
