import type { Plugin } from '@docusaurus/types';

/** Docusaurus plugin: stops a build, before it compiles the site, if a card would lack the picture of a demo. */
export default function cards(): Plugin {
  return {
    name: 'cards',
    async loadContent() {
      if (process.env.NODE_ENV !== 'production') return;
      const { pictures, requirePictures } = await import('./pictures.ts');
      requirePictures(pictures().values());
    },
  };
}
