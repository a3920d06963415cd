import { rmSync } from 'node:fs';
import { PACK_FOLDER } from './pack.ts';

/** Before a run of the tests: the package of the run before may be of other source code. */
export default function forgetPack() {
  rmSync(PACK_FOLDER, { recursive: true, force: true });
}
