import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The other libraries for Bulma and React that the benchmarks install from npm. */
export const PEERS = [
  '@allxsmith/bestax-bulma',
  'react-bulma-components',
  'reactive-bulma',
  'trunx',
] as const;

/** What the benchmarks read from the `package.json` of an installed package. */
export interface Manifest {
  version: string;
  license?: string;
  type?: string;
  main?: string;
  module?: string;
  types?: string;
  exports?: unknown;
  sideEffects?: unknown;
  peerDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
}

export const manifestOf = (name: string, folder: string) =>
  JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as Manifest;
