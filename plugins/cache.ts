import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './root.ts';

const FOLDER = fromRoot('node_modules/.cache/bulmatic');
/** How many results of one name are kept, for whoever goes back and forth between branches. */
const KEPT = 5;

/** Removes all but the results of one name that were used last. */
function evict(name: string) {
  const files = readdirSync(FOLDER)
    .filter((file) => file.slice(0, file.lastIndexOf('-')) === name)
    .map((file) => join(FOLDER, file))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const file of files.slice(KEPT)) rmSync(file, { force: true });
}

/**
 * The result of `make`, kept on disk for as long as the hash of what it depends on stays the same. It must be plain data,
 * which JSON can hold.
 */
export function cached<Data>(name: string, hash: string, make: () => Data): Data {
  const path = join(FOLDER, `${name}-${hash}.json`);
  if (existsSync(path)) {
    const now = new Date();
    utimesSync(path, now, now);
    return JSON.parse(readFileSync(path, 'utf8')) as Data;
  }

  const data = make();
  mkdirSync(FOLDER, { recursive: true });
  // Another process may read the file at the same time, and must not see half of it.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(data));
  renameSync(draft, path);
  evict(name);
  return data;
}
