import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startServer } from '../build/startServer.ts';

/** Starts a server until the test ends, and gives the address that it prints. */
export function serve(command: string, cwd: string): Promise<string> {
  const { address, stop } = startServer(command, cwd);
  onTestFinished(stop);
  return address;
}

/** An empty folder, which is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bulmatic-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}
