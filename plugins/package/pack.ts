import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromRoot } from '../base/root.ts';
import { tarballOf, type Package } from './install.ts';

const run = promisify(execFile);

/** A package that the site serves. */
export interface Tarball {
  /** Name of the file. */
  name: string;
  /** Size in bytes. */
  size: number;
  /** SHA-512 hash, as in a lock file. */
  integrity: string;
}

/** Packs a package of this repository into a folder, as npm would publish it. */
export async function packPackage(one: Package, folder: string): Promise<Tarball> {
  await mkdir(folder, { recursive: true });
  const options = { cwd: fromRoot('.'), shell: process.platform === 'win32' };
  await run('npm', ['pack', '-w', one.name, '--pack-destination', folder], options);
  const name = tarballOf(one);
  const content = await readFile(join(folder, name));
  const hash = createHash('sha512').update(content).digest('base64');
  return { name, size: content.length, integrity: `sha512-${hash}` };
}
