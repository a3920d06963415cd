/** Something that could not be carried over, or that needs a look. */
export interface Note {
  /** The line in the HTML, from 1. */
  line: number;
  /** What it is, in a sentence. */
  text: string;
  /** What to do about it, in a sentence. */
  remedy: string;
}

/** Input that cannot be converted at all; the message says why in a sentence. */
export class ConvertError extends Error {
  override name = 'ConvertError';
}

/** Browsers nest no deeper than 512 levels, and say nothing. */
const MOST_LEVELS = 400;

/** Refuses elements that are nested deeper than in any page that somebody wrote. */
export function checkLevel(level: number) {
  if (level > MOST_LEVELS)
    throw new ConvertError(`The elements are nested more than ${MOST_LEVELS} levels deep.`);
}
