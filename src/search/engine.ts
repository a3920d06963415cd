import type { Query } from 'minisearch';
import { squeezed, type Engine, type Entry } from './unpack.ts';
import { stemOf, wordsOf } from './words.ts';

/** The groups of results. */
export type Group = 'Components' | 'Props and classes' | 'Guides and recipes' | 'Blog';

/** An entry that was found. */
export interface Hit extends Pick<Entry, 'href' | 'page' | 'heading' | 'route'> {
  group: Group;
  score: number;
  /** What was looked for and is there. */
  words: readonly string[];
}

/** How much a match counts, by where it is. */
const BOOST = { name: 10, heading: 3, page: 3, synonyms: 11, text: 1.5 };
/** How much a page counts, by how its address begins. */
const WEIGHTS: readonly (readonly [RegExp, number, Group])[] = [
  [/^\/docs\/components\//, 1.4, 'Components'],
  [/^\/docs\/api\//, 0.8, 'Props and classes'],
  [/^\/blog/, 0.4, 'Blog'],
  [/^\/docs\/tutorial/, 0.6, 'Guides and recipes'],
  [/^/, 1, 'Guides and recipes'],
];
/** How much an entry counts that is called exactly what was typed. */
const EXACT = 3;
/** How much a word counts that is on the same page, compared with one in the same section. */
const ELSEWHERE = 0.2;
/** From how many letters on a word may have one typo, and two. */
const TYPOS = [5, 8];

/** What is longer has no match, and each letter takes time. */
const LONGEST_WORD = 50;

/** The words of an index that a word with two letters swapped may stand for. */
function swappedBack(word: string, words: ReadonlySet<string>): string[] {
  return [...word]
    .map((letter, at) => word.slice(0, at - 1) + letter + word[at - 1] + word.slice(at + 1))
    .slice(1)
    .flatMap((other) => [other, stemOf(other)])
    .filter((other) => words.has(other));
}

/** What to look for, given a word: the word, those that begin with it, or else those that resemble it. */
function queryFor(word: string, words: ReadonlySet<string>, isLast: boolean): Query {
  const forms = [...new Set([word, stemOf(word)])];
  const prefix = isLast && word.length > 1;
  if (forms.some((form) => words.has(form))) return { queries: forms, prefix };
  if ([...words].some((one) => one.startsWith(word))) return { queries: [word], prefix: true };
  const swapped = swappedBack(word, words);
  if (swapped.length > 0) return { queries: swapped };
  return { queries: forms, fuzzy: TYPOS.filter((length) => word.length >= length).length };
}

/** Finds entries, the best ones first. */
export function search({ entries, words, index }: Engine, text: string): Hit[] {
  const wanted = [...new Set(wordsOf(text).map((word) => word.slice(0, LONGEST_WORD)))];
  const scores = new Map<number, { sum: number; found: string[] }>();
  const onPages = new Map<string, Set<string>>();
  wanted.forEach((word, at) => {
    const query = queryFor(word, words, at === wanted.length - 1);
    for (const { id, score } of index.search(query, { boost: BOOST, combineWith: 'OR' })) {
      const known = scores.get(id as number) ?? { sum: 0, found: [] };
      scores.set(id as number, known);
      known.sum += score;
      known.found.push(word);
      const { route } = entries[id as number]!;
      onPages.set(route, (onPages.get(route) ?? new Set()).add(word));
    }
  });
  const typed = squeezed(text);
  const hits = [...scores].map(([id, { sum, found }]): Hit => {
    const { href, page, heading, route, name } = entries[id]!;
    const [, weight, group] = WEIGHTS.find(([routes]) => routes.test(route))!;
    const exact = name === typed ? EXACT : 1;
    const elsewhere = onPages.get(route)!.size - found.length;
    const coverage = (found.length + ELSEWHERE * elsewhere) / wanted.length;
    const score = sum * weight * exact * coverage ** 2.5;
    return { href, page, heading, route, group, score, words: found };
  });
  return hits.toSorted((a, b) => b.score - a.score);
}

/** How many pages to propose, and how far their names may be from what was typed. */
const SIMILAR = { most: 3, fuzzy: 0.5 };

/** Pages with names like a text for which nothing was found. */
export function similarPages({ entries, index }: Engine, text: string): Entry[] {
  const options = { fields: ['name', 'synonyms'], fuzzy: SIMILAR.fuzzy };
  const found = index
    .search(text.slice(0, LONGEST_WORD), options)
    .map(({ id }) => entries[id as number]!);
  return found
    .filter(({ name }, at) => found.findIndex((one) => one.name === name) === at)
    .slice(0, SIMILAR.most);
}
