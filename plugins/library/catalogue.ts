import { cached } from '../base/cache.ts';
import { library, load } from '../base/library.ts';
import type { Catalogue } from './makeCatalogue.ts';

export type { Catalogue, Component, Helper, Prop } from './makeCatalogue.ts';

// Loaded only when it is needed, since TypeScript and Sass take a second to load.
const make = () =>
  load<typeof import('./makeCatalogue.ts')>('plugins/library/makeCatalogue.ts').makeCatalogue();

/** What the library consists of: read off its types, and found by running it. */
export function catalogue(): Catalogue {
  const { hash, remember } = library();
  return remember('catalogue', '', () => cached('catalogue', hash, make));
}
