import type { Plugin } from '@docusaurus/types';
import { recipes } from './recipes.ts';

/** Docusaurus plugin: lists the recipes for their overview. */
export default function recipesPlugin(): Plugin {
  return {
    name: 'recipes',
    getPathsToWatch: () => ['docs/recipes/*/index.mdx'],
    async contentLoaded({ actions }) {
      await actions.createData('recipes.json', JSON.stringify(recipes()));
    },
  };
}
