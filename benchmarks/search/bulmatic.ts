import { loadClasses, loadEngine } from '../../src/search/load.ts';
import { find, type Results } from '../../src/search/results.ts';
import { looksLikeClass, type ClassRow } from '../../src/search/classes.ts';
import type { Engine } from '../../src/search/unpack.ts';

let engine: Engine;
let classes: readonly ClassRow[] | undefined;

const search = (query: string): Results => find(engine, query, classes);

window.compared = {
  async load() {
    engine = await loadEngine('./');
  },
  find: search,
  async routes(query) {
    if (looksLikeClass(query)) classes ??= await loadClasses('./');
    return search(query).groups.flatMap(({ hits }) => hits.map(({ href }) => href));
  },
};
