import type { Plugin } from '@docusaurus/types';
import { load } from '../catalogue/library.ts';
import { sourcesOf } from '../catalogue/sources.ts';
import { SOURCES } from '../demo/sources.ts';
import { fromRoot } from '../root.ts';

/** Docusaurus plugin: stops a build, before it compiles the site, if a card would lack the picture of a demo. */
export default function cards(): Plugin {
  return {
    name: 'cards',
    loadContent() {
      if (process.env.NODE_ENV !== 'production') return;
      const { pictures, requirePictures } = load<typeof import('./pictures.ts')>(
        fromRoot('plugins/cards/pictures.ts'),
        sourcesOf(SOURCES).hash,
      );
      requirePictures(pictures().values());
    },
  };
}
