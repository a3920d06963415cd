import { BESTAX_BULMA } from './bestax-bulma/index.ts';
import { BLOOMER } from './bloomer/index.ts';
import type { Peer } from './peer.ts';
import { RBX } from './rbx/index.ts';
import { REACT_BULMA_COMPONENTS } from './react-bulma-components/index.ts';

/** The libraries whose sources can be converted, by the names that `--from` knows. */
export const PEERS: Readonly<Record<string, Peer>> = {
  'bestax-bulma': BESTAX_BULMA,
  bloomer: BLOOMER,
  rbx: RBX,
  'react-bulma-components': REACT_BULMA_COMPONENTS,
};

/** The files of a folder that can have such sources. */
export const SOURCES = '**/*.{tsx,jsx,ts,js,mts,mjs,cts,cjs}';
