import type { Plugin } from '@docusaurus/types';
import { fromRoot } from '../base/root.ts';

/** Docusaurus plugin: makes what the converter loads smaller. */
export default function converter(): Plugin {
  return {
    name: 'converter',
    configureWebpack: () => ({
      resolve: { alias: { 'entities/decode$': fromRoot('src/converter/entities.ts') } },
    }),
  };
}
