import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { STEP_ENV } from '../build/steps.ts';

/** Starts a server, and gives the address that it prints. */
export function serve(command: string, cwd: string): Promise<string> {
  const server = spawn('bash', ['-ec', command], { cwd, env: STEP_ENV, detached: true });
  // With all the processes that npm has started.
  onTestFinished(() => void process.kill(-server.pid!));
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
