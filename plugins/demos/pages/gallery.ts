import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { modules } from '../../library/modules.ts';
import { load, reload } from '../../base/library.ts';
import { fromRoot } from '../../base/root.ts';

/** The name of the page with all pictures of the gallery. Pages of demos are named by their files. */
export const GALLERY = 'gallery';

/** The component that arranges the pictures. */
const COMPONENT = fromRoot('src/demos/page/Gallery.tsx');

type Gallery = ComponentType<{ pictures: { name: string; Picture: ComponentType }[] }>;

interface Exports<Component> {
  default: Component;
}

const pictures = () =>
  modules().flatMap(({ name, picture }) => (picture ? [{ name, file: fromRoot(picture) }] : []));

/** The HTML of the gallery, with the marks that React needs to hydrate it. */
export function renderGallery(): string {
  const shown = pictures().map(({ name, file }) => ({
    name,
    Picture: reload<Exports<ComponentType>>(file).default,
  }));
  return renderToString(
    createElement(load<Exports<Gallery>>('src/demos/page/Gallery.tsx').default, {
      pictures: shown,
    }),
  );
}

/**
 * The module that starts the gallery in a browser.
 *
 * @param hydrate - The file of the function that starts a component.
 */
export function galleryModule(hydrate: string): string {
  const shown = pictures();
  return [
    `import { createElement } from 'react';`,
    `import { hydrate } from ${JSON.stringify(hydrate)};`,
    `import Gallery from ${JSON.stringify(COMPONENT)};`,
    ...shown.map(({ file }, index) => `import Picture${index} from ${JSON.stringify(file)};`),
    'const pictures = [',
    ...shown.map(({ name }, index) => `  { name: '${name}', Picture: Picture${index} },`),
    '];',
    'hydrate(() => createElement(Gallery, { pictures }));',
  ].join('\n');
}
