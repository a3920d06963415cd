import { typescript } from './typescript.ts';

// Docusaurus loads React for development before it sets the mode of a build, and a renderer for production fails with it
// as soon as a component creates elements by itself. Whatever is imported after this gets the React of the mode, which is
// then kept: the next language of a build imports the configuration again. With Docusaurus 4,
// React for development is in the cache again by then.
const isReact = (file: string) => /[\\/]node_modules[\\/]react(-dom)?[\\/]/.test(file);
const loaded = Object.keys(typescript.cache).filter(isReact);
const isLoadedFor = (mode: string) => loaded.some((file) => file.endsWith(`.${mode}.js`));
if (isLoadedFor('development') && !isLoadedFor('production')) {
  for (const file of loaded) delete typescript.cache[file];
}
