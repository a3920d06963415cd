import { rmSync } from 'node:fs';
import { PACK_FOLDERS } from './pack.ts';

/** Before a run of the tests: the packages of the run before may be of other source code. */
export default function forgetPack() {
  // `tests/run.mts` has forgotten them already, for all checks that it runs.
  if (process.env.PACKS_ARE_NEW) return;
  for (const folder of PACK_FOLDERS) rmSync(folder, { recursive: true, force: true });
}
