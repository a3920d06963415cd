import { env } from 'node:process';
import type { Plugin } from '@docusaurus/types';
import { fromRoot } from '../base/root.ts';
import { writeDemoPages } from './pages/write.ts';
import { fileOf, helperControls, tryItData } from './playground/playground.ts';
import { pieces, recipes } from './copied.ts';
import { pieceFigures } from './pieceFigures.ts';
import { writeProjects } from './project.ts';
import { writeRegistry } from './registry.ts';

/**
 * Docusaurus plugin: brings the lists of pieces and recipes and what the user may try on each Usage page, and writes a page
 * and an app for each demo, and the files that add pieces and recipes to an app. What pieces cost is measured in builds
 * only, since it takes some seconds.
 */
export default function demos(): Plugin {
  return {
    name: 'demos',
    getPathsToWatch: () => [
      'docs/{pieces,recipes}/*/index.mdx',
      fromRoot('docs/components/**/*.demo.tsx'),
      fromRoot('library/src/**'),
    ],
    async contentLoaded({ actions }) {
      await actions.createData('recipes.json', JSON.stringify(recipes()));
      await actions.createData('pieces.json', JSON.stringify(pieces()));
      const isMeasured = env.NODE_ENV === 'production';
      await actions.createData(
        'piece-figures.json',
        JSON.stringify(isMeasured ? await pieceFigures() : []),
      );
      await actions.createData('playground/helpers.json', JSON.stringify(helperControls()));
      for (const [id, data] of Object.entries(tryItData()))
        await actions.createData(`playground/${fileOf({ id })}`, JSON.stringify(data));
    },
    async postBuild(site) {
      await writeDemoPages(site);
      await writeRegistry(site.outDir);
      await writeProjects(site.outDir);
    },
  };
}
