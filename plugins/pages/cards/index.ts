import type { Plugin } from '@docusaurus/types';
import { load } from '../../base/library.ts';

/** Docusaurus plugin: stops a build, before it compiles the site, if a card would lack the picture of a demo. */
export default function cards(): Plugin {
  return {
    name: 'cards',
    loadContent() {
      if (process.env.NODE_ENV !== 'production') return;
      const { pictures, requirePictures } = load<typeof import('./pictures.ts')>(
        'plugins/pages/cards/pictures.ts',
      );
      requirePictures(pictures().values());
    },
  };
}
