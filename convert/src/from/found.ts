import type { Child } from './match.ts';
import type { t } from './syntax.ts';

/** An element of a peer, and where it stands. */
export interface Found {
  node: t.JSXElement;
  /** Its name, as snippets write it. */
  name: string;
  /** The names of the elements around it. */
  inside: readonly string[];
  /** Whether there may be others next to it. */
  hasRoom: boolean;
  children: readonly Child[];
}
