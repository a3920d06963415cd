import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shell } from '../tests/build/shell.ts';

/** Calls `measure` with a new folder outside the repository, with packages installed from npm. */
export async function inNpmFolder<Result>(
  packages: readonly string[],
  measure: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bulmatic-benchmark-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const quiet = '--ignore-scripts --no-audit --no-fund --loglevel=error';
    await shell(`npm install ${quiet} ${packages.map((name) => `"${name}"`).join(' ')}`, folder);
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
