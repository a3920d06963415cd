import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { stylesheet } from './theme.ts';

/**
 * Docusaurus plugin: brings the colors of code, and keeps the highlighter out of the browser. The theme loads Prism on
 * every page to highlight fences there. Here, fences are already HTML, and the list of languages,
 * `@theme/prism-include-languages`, is empty.
 */
export default function highlight({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'highlight',
    getClientModules() {
      const file = join(generatedFilesDir, 'highlight', 'code.css');
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, stylesheet());
      return [file];
    },
    configureWebpack: () => ({ resolve: { alias: { 'prism-react-renderer$': false } } }),
  };
}
