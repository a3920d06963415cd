import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { STEP_ENV } from './steps.ts';

/** Starts a server by a command, which prints its address. */
export function startServer(command: string, cwd: string) {
  const server = spawn('bash', ['-ec', command], { cwd, env: STEP_ENV, detached: true });
  const ended = once(server, 'close');
  let output = '';
  const address = new Promise<string>((resolve, reject) => {
    function read(chunk: Buffer) {
      output += String(chunk);
      const [found] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (found) resolve(found);
    }
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('close', () => reject(new Error(output)));
  });
  async function stop() {
    // With all the processes that npm has started, which write into the folder until they have ended.
    if (server.exitCode === null) process.kill(-server.pid!);
    await ended;
  }
  return { address, stop };
}
