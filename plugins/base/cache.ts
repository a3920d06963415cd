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
/** The number of results to keep per name, so switching between branches stays fast. */
const KEPT = 5;

/** Removes all results of one name except the most recently used. */
function evict(name: string) {
  const files = readdirSync(FOLDER)
    .filter((file) => file.slice(0, file.lastIndexOf('-')) === name)
    .map((file) => join(FOLDER, file))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const file of files.slice(KEPT)) rmSync(file, { force: true });
}

const pathOf = (name: string, hash: string) => join(FOLDER, `${name}-${hash}.json`);

/** The text of a result that is on disk, which counts as used now. */
function read(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const now = new Date();
  utimesSync(path, now, now);
  return readFileSync(path, 'utf8');
}

function keep<Data>(name: string, path: string, data: Data): Data {
  mkdirSync(FOLDER, { recursive: true });
  // Another process may read the file at the same time, and must not see a partial file.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(data));
  renameSync(draft, path);
  evict(name);
  return data;
}

/**
 * The result of `make`, kept on disk as long as the hash of its dependencies stays the same. It must be plain data that
 * JSON can represent.
 */
export function cached<Data>(name: string, hash: string, make: () => Data): Data {
  const path = pathOf(name, hash);
  const text = read(path);
  return text === undefined ? keep(name, path, make()) : (JSON.parse(text) as Data);
}

/** The same for a result that has to be awaited. */
export async function cachedLater<Data>(
  name: string,
  hash: string,
  make: () => Promise<Data>,
): Promise<Data> {
  const path = pathOf(name, hash);
  const text = read(path);
  return text === undefined ? keep(name, path, await make()) : (JSON.parse(text) as Data);
}
