import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { modules } from '../catalogue/modules.ts';
import { load, reload } from '../catalogue/library.ts';
import { fromRoot } from '../root.ts';

/** Stands for the page with all pictures of the gallery, where demos stand for theirs by their files. */
export const GALLERY = 'gallery';

/** The component that arranges the pictures. */
const COMPONENT = fromRoot('src/demo-page/Gallery.tsx');

type Gallery = ComponentType<{ pictures: { name: string; Picture: ComponentType }[] }>;

interface Exports<Component> {
  default: Component;
}

const pictures = () =>
  modules().flatMap(({ name, picture }) => (picture ? [{ name, file: fromRoot(picture) }] : []));

/** The HTML of the gallery, with the marks that React needs to hydrate it. */
export function renderGallery(hash: string): string {
  const shown = pictures().map(({ name, file }) => ({
    name,
    Picture: reload<Exports<ComponentType>>(file, hash).default,
  }));
  return renderToString(
    createElement(load<Exports<Gallery>>(COMPONENT, hash).default, { pictures: shown }),
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
