import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'node_modules/.cache/bulmatic';

/**
 * What `make` gives, kept on disk for as long as the files that it depends on stay the same. It must be plain data, as
 * JSON knows it.
 */
export function cached<Data>(name: string, files: readonly string[], make: () => Data): Data {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  const path = join(FOLDER, `${name}-${hash.digest('hex').slice(0, 16)}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Data;

  const data = make();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path, JSON.stringify(data));
  return data;
}
