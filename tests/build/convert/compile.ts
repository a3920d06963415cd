import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { APP_OPTIONS } from '../../appOptions.ts';
import { TSC } from '../../tsc.ts';

const PLACE = '.docusaurus/compile';

const CONFIG = {
  compilerOptions: {
    ...APP_OPTIONS,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
    paths: { bulmatic: ['../../../library/src/index.ts'] },
  },
};

/** What the compiler says of modules by their names, in one program; nothing if all is well. */
export function compile(modules: ReadonlyMap<string, string>): string[] {
  mkdirSync(PLACE, { recursive: true });
  // In the repository, so that its packages are found.
  const folder = mkdtempSync(`${PLACE}/`);
  const files = [...modules].map(([name, code]) => {
    writeFileSync(join(folder, `${name}.tsx`), code);
    return `${name}.tsx`;
  });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...CONFIG, files }));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [TSC, '-p', relative('.', folder), '--pretty', 'false'],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  rmSync(folder, { recursive: true });
  // The library has checks of its own, with other options.
  const errors = stdout.split('\n').filter((line) => line.startsWith(`${folder}/`));
  if (status === null || !/: error TS|^$/.test(stdout)) throw new Error(stdout + stderr);
  return errors;
}
