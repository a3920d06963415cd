import { rmSync } from 'node:fs';
import { pack, PACK_FOLDER } from './pack.ts';

/** Before a run of the tests, which share the package: that of the run before may be of other source code. */
export default async function packOnce() {
  rmSync(PACK_FOLDER, { recursive: true, force: true });
  await pack();
}
