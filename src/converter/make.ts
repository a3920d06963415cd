import { convert } from 'bulmatic-convert';
import type { Source } from '@site/src/converter/address';
import { makeSafe, type SafeTree } from '@site/src/converter/safe';

/** Something to say about a place in the source. */
export interface PlacedNote {
  line: number;
  column?: number;
  text: string;
  remedy: string;
}

/** What some code has become. */
export interface Made extends SafeTree {
  source: Source;
  /** The other side: the TSX of HTML, or the HTML of TSX. */
  code: string;
  notes: readonly PlacedNote[];
  /** How many components and parts are in it. */
  components: number;
}

/** The layout of the code of all demos on this site. */
const STYLE = { singleQuote: true, width: 76 };

/** Converts HTML, as the command does it. */
export function make(source: Source): Made {
  const { code, tree, components, notes } = convert(source.code, STYLE);
  return { source, code, notes, components: components.length, ...makeSafe(tree) };
}
