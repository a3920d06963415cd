import type { Plugin } from '@docusaurus/types';
import { fromRoot } from '../base/root.ts';
import { writeDemoPages } from './pages/write.ts';
import { fileOf, helperControls, tryItData } from './playground/playground.ts';
import { recipes } from './recipes.ts';

/** Docusaurus plugin: brings the list of recipes and what the user may try on each Usage page, and writes a page for each demo. */
export default function demos(): Plugin {
  return {
    name: 'demos',
    getPathsToWatch: () => [
      'docs/recipes/*/index.mdx',
      fromRoot('docs/components/**/*.demo.tsx'),
      fromRoot('library/src/**'),
    ],
    async contentLoaded({ actions }) {
      await actions.createData('recipes.json', JSON.stringify(recipes()));
      await actions.createData('playground/helpers.json', JSON.stringify(helperControls()));
      for (const [id, data] of Object.entries(tryItData()))
        await actions.createData(`playground/${fileOf({ id })}`, JSON.stringify(data));
    },
    postBuild: writeDemoPages,
  };
}
