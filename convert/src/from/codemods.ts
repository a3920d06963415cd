import { EARLIER, upgradeFrom } from './bulmatic/upgradeFrom.ts';
import { codemod, type Modified } from './codemod.ts';
import { fromJsx } from './jsx/fromJsx.ts';
import { PEERS } from './peers.ts';

/** Converts the text of a file; a file that is not about it stays as it is. */
export type Codemod = (code: string, file: string) => Modified;

/** Other libraries, and Bulma's classes in JSX. */
const CODEMODS: Readonly<Record<string, Codemod>> = {
  ...Object.fromEntries(
    Object.entries(PEERS).map(([name, peer]): [string, Codemod] => [
      name,
      (code, file) => codemod(code, peer, file),
    ]),
  ),
  jsx: fromJsx,
};

/** What `--from` knows. */
export const KNOWN = [...Object.keys(CODEMODS), EARLIER];

/** What converts sources with what `--from` names, if it is known. */
export const codemodFrom = (from: string): Codemod | undefined =>
  CODEMODS[from] ?? upgradeFrom(from);
