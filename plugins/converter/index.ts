import { rspack, type Configuration } from '@rspack/core';
import type { Plugin } from '@docusaurus/types';
import { fromRoot } from '../root.ts';

/** Docusaurus plugin: lets pages convert with the parser of the browser, which nobody has to download. */
export default function converter(): Plugin {
  const config: Configuration = {
    // The paths in tsconfig.json, which are for Node.js, come before an alias.
    plugins: [
      new rspack.NormalModuleReplacementPlugin(
        /^bulmatic-convert$/,
        fromRoot('convert/src/browser.ts'),
      ),
    ],
  };
  return { name: 'converter', configureWebpack: () => config as object };
}
