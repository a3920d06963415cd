import { searchClasses, type ClassRow } from './classes.ts';
import { search, similarPages, type Group, type Hit } from './engine.ts';
import type { Engine, Entry } from './unpack.ts';

/** The results of one kind. */
export interface ResultGroup {
  group: Group;
  hits: readonly Hit[];
  /** The place of its first hit among all. */
  start: number;
}

/** What was found for a query. */
export interface Results {
  query: string;
  /** The groups, that with the best hit first. */
  groups: readonly ResultGroup[];
  count: number;
  /** Pages with names like the query, if nothing was found. */
  similar: readonly Entry[];
}

/** How many hits of a page, and of a group, are shown. */
const MOST = { ofPage: 3, ofGroup: 6 };
/** What is far behind the best hit only distracts. */
const LEAST_SHARE = 0.05;

/** The hits that are worth showing: each place once, although a prop can be found by its name and by its class. */
function worthwhile(hits: readonly Hit[]): Hit[] {
  const best = hits.find(({ score }) => Number.isFinite(score))?.score ?? 0;
  const perPage = new Map<string, number>();
  const places = new Set<string>();
  return hits.filter((hit) => {
    if (places.has(hit.href)) return false;
    places.add(hit.href);
    const before = perPage.get(hit.route) ?? 0;
    perPage.set(hit.route, before + 1);
    return before < MOST.ofPage && hit.score > best * LEAST_SHARE;
  });
}

/** Finds what a query asks for; classes only if their part of the index is there. */
export function find(engine: Engine, query: string, classes: readonly ClassRow[] = []): Results {
  const hits = worthwhile([...searchClasses(classes, query), ...search(engine, query)]);
  const names = [...new Set(hits.map(({ group }) => group))];
  const groups: ResultGroup[] = [];
  let count = 0;
  for (const group of names) {
    const ofGroup = hits.filter((hit) => hit.group === group).slice(0, MOST.ofGroup);
    groups.push({ group, hits: ofGroup, start: count });
    count += ofGroup.length;
  }
  return { query, groups, count, similar: count > 0 ? [] : similarPages(engine, query) };
}
