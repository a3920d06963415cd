import type { Plugin } from '@docusaurus/types';
import { classIndex } from './classIndex.ts';

/** Docusaurus plugin: gives pages the index of Bulma's classes as `@generated/bulma-classes/default/index.json`. */
export default function bulmaClasses(): Plugin {
  return {
    name: 'bulma-classes',
    async contentLoaded({ actions }) {
      await actions.createData('index.json', classIndex());
    },
  };
}
