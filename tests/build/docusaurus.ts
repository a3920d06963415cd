import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { promisify } from 'node:util';
import { ENV } from './shell.ts';

const run = promisify(execFile);
const CLI = ['node_modules/@docusaurus/core/bin/docusaurus.mjs'];

/** Output of a command that ended, and whether it ended well. */
export interface Result {
  ok: boolean;
  output: string;
}

/** Runs Docusaurus in a folder that holds a site, as `npm run docusaurus -- ...` does. */
export async function docusaurus(cwd: string, ...args: string[]): Promise<Result> {
  try {
    const { stdout, stderr } = await run(process.execPath, [...CLI, ...args], { env: ENV, cwd });
    return { ok: true, output: stdout + stderr };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { ok: false, output: stdout + stderr };
  }
}

/** Starts Docusaurus and leaves it running; the caller ends it. */
export function startDocusaurus(cwd: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [...CLI, ...args], { env: ENV, cwd, stdio: 'ignore' });
}
