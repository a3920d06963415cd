import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { FIELDS, usualHash, type SearchIndex } from './format.ts';
import { plain } from './words.ts';

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

type Posting = Record<string, Record<string, number>>;

/** Makes a search engine of an index. */
export function unpack({ pages, words: joined, postings }: SearchIndex): Engine {
  const entries = pages.flatMap(entriesOf);
  const words = joined.split(' ');
  const lists: Posting[] = words.map(() => ({}));
  const lengths = entries.map(() => FIELDS.map(() => 0));
  postings.forEach((distances, field) => {
    let [word, id] = [0, -1];
    for (const distance of distances) {
      id += distance;
      if (distance === 0) {
        word += 1;
        id = -1;
        continue;
      }
      (lists[word]![field] ??= {})[id] = 1;
      lengths[id]![field]! += 1;
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
    index: words.map((word, at) => [word, lists[at]!]),
    serializationVersion: 2,
  };
  const options: Options = { fields: [...FIELDS] };
  return { entries, words: new Set(words), index: MiniSearch.loadJS(plain, options) };
}
