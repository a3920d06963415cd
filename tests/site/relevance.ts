import type { Query } from './queries.ts';

/** What a search found for a query: routes, the best one first. */
export interface Answer extends Query {
  found: readonly string[];
}

const pageOf = (address: string) => address.replace(/#.*/, '');

/** The place of a page that answers the query, from 1 on; 0 if it was not found. */
function rankOf({ pages, found }: Answer): number {
  const wanted = pages.map(pageOf);
  return [...new Set(found.map(pageOf))].findIndex((page) => wanted.includes(page)) + 1;
}

/** How many of some queries were answered first, and among the first three, their mean reciprocal rank, and those that slipped. */
export function relevanceOf(answers: readonly Answer[]) {
  const ranked = answers.map((answer) => ({ ...answer, rank: rankOf(answer) }));
  const shareOf = (isGood: (rank: number) => boolean) =>
    ranked.filter(({ rank }) => rank > 0 && isGood(rank)).length / ranked.length;
  return {
    first: shareOf((rank) => rank === 1),
    three: shareOf((rank) => rank <= 3),
    reciprocalRank:
      ranked.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranked.length,
    slips: ranked
      .filter(({ rank }) => rank !== 1)
      .map(
        ({ kind, query, rank, found }) =>
          `${kind} "${query}": ${rank || 'not found'}, after ${found[0]}`,
      ),
  };
}
