import { create } from '@orama/orama';

/** What entries are found by. */
export const PROPERTIES = ['page', 'heading', 'synonyms', 'text'];

/** An empty index with the stemmer for English. */
export function createIndex() {
  const schema = Object.fromEntries(PROPERTIES.map((name) => [name, 'string'] as const));
  return create({ schema, components: { tokenizer: { language: 'english', stemming: true } } });
}
