import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { env } from 'node:process';
import { fromRoot } from '../base/root.ts';
import type { Order } from './typedoc/writer.mts';

/**
 * Under `npm start`, the site's compiler, which somebody waits for, comes first. At the usual "below normal", 10, an edit
 * took six minutes to be seen on a machine that had other work, at 5 it took twenty seconds. A build waits for TypeDoc.
 */
const AFTER_COMPILER = 5;

let writer: ChildProcess | undefined;

function startWriter(): ChildProcess {
  const child = fork(fromRoot('plugins/reference/typedoc/writer.mts'), {
    execArgv: ['--import', 'tsx'],
  });
  if (env.NODE_ENV === 'development' && child.pid) setPriority(child.pid, AFTER_COMPILER);
  return child;
}

/**
 * Has TypeDoc write the API pages below a folder. It runs in a process of its own, beside the compiler of the site, and
 * outside of the loader that Docusaurus reads its configuration with, which would load TypeDoc twice.
 *
 * @throws If TypeDoc finds an error in the library, which it prints.
 */
export async function writePages(folder: string) {
  const child = (writer ??= startWriter());
  child.ref();
  child.channel?.ref();
  const { error } = await new Promise<{ error?: string }>((resolve) => {
    child.once('message', resolve);
    child.once('exit', () => resolve({ error: 'TypeDoc has stopped; what it said is above.' }));
    child.send({ folder, isStrict: env.NODE_ENV !== 'development' } satisfies Order);
  });
  child.removeAllListeners();
  // Docusaurus may end whenever nothing is being written.
  child.unref();
  child.channel?.unref();
  if (error) throw new Error(error);
}
