import { convert, type Note } from 'bulmatic-convert';
import { makeSafe, type SafeTree } from '@site/src/converter/safe';

/** What some HTML has become. */
export interface Made extends SafeTree {
  code: string;
  notes: readonly Note[];
  /** How many components and parts are in it. */
  components: number;
}

/** The layout of the code of all demos on this site. */
const STYLE = { singleQuote: true, width: 76 };

/** Converts HTML, as the command does it. */
export function make(html: string): Made {
  const { code, tree, components, notes } = convert(html, STYLE);
  return { code, notes, components: components.length, ...makeSafe(tree) };
}
