import { cached } from '../cache.ts';
import { fromRoot } from '../root.ts';
import { load } from './library.ts';
import type { Catalogue } from './make.ts';
import { sourcesOf } from './sources.ts';

export type { Catalogue, Component, Helper, Prop } from './make.ts';

/** What the catalogue depends on. */
const SOURCES = ['library/src', 'library/tests', 'plugins/catalogue', 'plugins/bulma-css'];
const MAKE = fromRoot('plugins/catalogue/make.ts');

// Loaded only when it is needed, since TypeScript and Sass take a second to load.
const make = (hash: string) => load<typeof import('./make.ts')>(MAKE, hash).makeCatalogue(hash);

let known: { hash: string; catalogue: Catalogue } | undefined;

/** What the library consists of, as its files are now: read off its types, and found by running it. */
export function catalogue(): Catalogue {
  const { hash } = sourcesOf(SOURCES);
  if (known?.hash !== hash)
    known = { hash, catalogue: cached('catalogue', hash, () => make(hash)) };
  return known.catalogue;
}
