import type { Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: keeps the highlighter out of the browser. The theme loads Prism on every page to highlight fences
 * there. Here, fences are already HTML, and the list of languages, `@theme/prism-include-languages`, is empty.
 */
export default function highlight(): Plugin {
  return {
    name: 'highlight',
    configureWebpack: () => ({ resolve: { alias: { 'prism-react-renderer$': false } } }),
  };
}
