import type { Plugin } from '@docusaurus/types';
import { fromRoot } from '../root.ts';

/** Docusaurus plugin: lets pages convert with the parser of the browser, which nobody has to download. */
export default function converter(): Plugin {
  return {
    name: 'converter',
    configureWebpack: () => ({
      resolve: { alias: { 'bulmatic-convert$': fromRoot('convert/src/browser.ts') } },
    }),
  };
}
