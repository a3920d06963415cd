import { typescript } from './typescript.ts';

// Docusaurus loads React for development before it sets the mode of a build, and a renderer for production fails with it
// as soon as a component creates elements by itself. Whatever is imported after this gets the React of the mode.
for (const file of Object.keys(typescript.cache)) {
  if (/[\\/]node_modules[\\/]react(-dom)?[\\/]/.test(file)) delete typescript.cache[file];
}
