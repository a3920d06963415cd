import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { TSC } from '../tests/tsc.ts';
import { entriesOf } from './bundle.ts';

/** The first error of each answer that has one, by its id. All answers and what renders them are one program. */
function errorsIn(folder: string, ids: readonly string[]): Map<string, string> {
  const options = ['-p', folder, '--pretty', 'false'];
  const { stdout } = spawnSync('node', [TSC, ...options], { encoding: 'utf8' });
  const lines = stdout.split('\n').filter((line) => line.includes('error TS'));
  const errors = lines.map((line) => {
    const [, id = '', error = ''] = /([\w-]+)(?:\.client|\.server)?\.tsx(\(.*)$/.exec(line) ?? [];
    if (ids.includes(id)) return [id, error] as const;
    throw new Error(`The answers could not be checked, because of a file that is none: ${line}`);
  });
  return new Map(errors.toReversed());
}

/** Removes the answers that don't compile from a folder, and gives the first error of each by its id. */
export function sift(folder: string, ids: readonly string[]): Map<string, string> {
  const errors = errorsIn(folder, ids);
  if (errors.size === 0) return errors;
  for (const id of errors.keys()) {
    for (const file of [join(folder, `${id}.tsx`), ...entriesOf(folder, id)]) rmSync(file);
  }
  // An error of syntax hides those of types, in all files.
  return new Map([...errors, ...sift(folder, ids)]);
}
