import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { FIELDS, usualHash, type SearchIndex } from './format.ts';
import { plain, stemsOf, wordsOf } from './words.ts';

/** Something that can be found. */
export interface Entry {
  /** Address without the base URL. */
  href: string;
  /** Title of the page. */
  page: string;
  /** Heading or prop on that page; empty for the page itself. */
  heading: string;
  /** Address of the page. */
  route: string;
  /** What it is called, in small letters and without spaces and signs. */
  name: string;
}

/** An index that can be searched. */
export interface Engine {
  entries: readonly Entry[];
  /** All words, to tell which ones a typed word may stand for. */
  words: ReadonlySet<string>;
  index: MiniSearch;
}

/** The letters and digits of a text, to compare names however they are written. */
export const squeezed = (text: string) =>
  plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

function entriesOf([route = '', page = '', ...parts]: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [heading = '', given] = parts.slice(at, at + 2);
    const hash = given || usualHash(route, page, heading);
    const href = hash === '-' ? route : `${route}#${hash}`;
    entries.push({ href, page, heading, route, name: squeezed(heading || page) });
  }
  return entries;
}

/** Finds the words of names: those of pages as they are written too, to tell tags from a tag. */
function namesReader() {
  const known = new Map<string, string[]>();
  const stemsIn = (text: string) => {
    const stems = known.get(text) ?? [...new Set(stemsOf(text))];
    known.set(text, stems);
    return stems;
  };
  return ({ page, heading }: Entry) =>
    heading
      ? [[], stemsIn(heading), stemsIn(page)]
      : [[...new Set([...stemsIn(page), ...wordsOf(page)])], [], []];
}

/** The entries that have a word, by the number of the field. */
type Posting = Record<number, Record<number, number>>;

/** Makes a search engine of an index. */
export function unpack({ pages, words: joined, postings: packed }: SearchIndex): Engine {
  const entries = pages.flatMap(entriesOf);
  const postings = new Map<string, Posting>();
  const lengths = entries.map(() => FIELDS.map(() => 0));
  const add = (word: string, field: number, id: number) => {
    const posting = postings.get(word) ?? {};
    postings.set(word, posting);
    (posting[field] ??= {})[id] = 1;
    lengths[id]![field]! += 1;
  };
  const namesOf = namesReader();
  entries.forEach((entry, id) => {
    namesOf(entry).forEach((words, field) => words.forEach((word) => add(word, field, id)));
  });
  const words = joined.split(' ');
  packed.forEach((distances, at) => {
    let [word, id] = [0, -1];
    for (const distance of distances) {
      id += distance;
      if (distance > 0) add(words[word]!, FIELDS.length - packed.length + at, id);
      else [word, id] = [word + 1, -1];
    }
  });
  const { length } = entries;
  const average = (field: number) =>
    lengths.reduce((sum, ofEntry) => sum + ofEntry[field]!, 0) / length;
  const ids = [...entries.keys()];
  const plain: AsPlainObject = {
    documentCount: length,
    nextId: length,
    documentIds: Object.fromEntries(ids.map((id) => [id, id])),
    fieldIds: Object.fromEntries(FIELDS.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(lengths.map((ofEntry, id) => [id, ofEntry])),
    averageFieldLength: FIELDS.map((_, field) => average(field)),
    storedFields: {},
    dirtCount: 0,
    index: [...postings],
    serializationVersion: 2,
  };
  const options: Options = { fields: [...FIELDS] };
  return { entries, words: new Set(postings.keys()), index: MiniSearch.loadJS(plain, options) };
}
