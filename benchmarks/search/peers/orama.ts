import { load, search } from '@orama/orama';
import { createIndex, PROPERTIES } from './oramaOptions.ts';

const index = createIndex();

const find = (term: string) =>
  search(index, {
    term,
    properties: PROPERTIES,
    boost: { page: 3, heading: 2, synonyms: 2 },
    tolerance: term.length >= 5 ? 1 : 0,
    limit: 20,
  });

window.compared = {
  async load() {
    const response = await fetch('./orama.json');
    load(index, (await response.json()) as object);
  },
  find,
  async routes(query) {
    const { hits } = await find(query);
    return hits.map(({ document }) => document.href);
  },
};
