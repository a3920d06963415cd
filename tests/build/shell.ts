import { exec } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(exec);
export const ENV = {
  ...process.env,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  // Vitest's own environment would make React and bundlers take this for a test.
  NODE_ENV: undefined,
  // A site of a test is built once, so what the bundler would keep for its next build only costs time.
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
};
const LONG = 64 * 2 ** 20;

/** Runs a command as typed in a terminal, and gives what it printed. If it fails, the error holds that. */
export async function shell(command: string, cwd = '.', env = {}): Promise<string> {
  try {
    const options = { cwd, env: { ...ENV, ...env }, maxBuffer: LONG };
    const running = run(command, options);
    // Close the input, so that no command waits for an answer.
    running.child.stdin?.end();
    const { stdout, stderr } = await running;
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command}\n${stdout}${stderr}`, { cause: error });
  }
}
