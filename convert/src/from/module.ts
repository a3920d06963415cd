import type { Note } from '../notes.ts';
import type { TextOf } from './attribute.ts';
import type { Peer } from './peer.ts';
import type { Rule } from './rules.ts';

/** A file while its elements are converted. */
export interface Module {
  peer: Peer;
  rules: readonly Rule[];
  /** The quote of its texts. */
  quote: string;
  textOf: TextOf;
  /** The functions of the file that take an argument. */
  takingArgument: ReadonlySet<string>;
  /** The name by which it knows a component of Bulmatic in place of one of the peer, or new. */
  localName: (component: string, written?: string, isPart?: boolean) => string;
  /** Lets a component of the peer stay as it is written, and stay imported. */
  keep: (written: string) => void;
  note: (note: Note) => void;
}
