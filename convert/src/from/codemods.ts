import { codemod, type Modified } from './codemod.ts';
import { fromJsx } from './jsx/index.ts';
import { PEERS } from './peers.ts';

/** Converts the text of a file; a file that is not about it stays as it is. */
export type Codemod = (code: string, file: string) => Modified;

/** What `--from` knows: libraries, and Bulma's classes in JSX. */
export const CODEMODS: Readonly<Record<string, Codemod>> = {
  ...Object.fromEntries(
    Object.entries(PEERS).map(([name, peer]): [string, Codemod] => [
      name,
      (code, file) => codemod(code, peer, file),
    ]),
  ),
  jsx: fromJsx,
};
