import { forgetPacks } from './pack.ts';

/** Before a run of Vitest alone; `tests/run.mts` has forgotten the packages already, for all checks that it runs. */
export default function forgetPack() {
  if (!process.env.PACKS_ARE_NEW) forgetPacks();
}
