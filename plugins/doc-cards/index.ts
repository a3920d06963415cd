import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Configuration } from '@rspack/core';
import type { Plugin } from '@docusaurus/types';
import { loaderIn } from '../typescript.ts';

/** The description of each doc, by the name of its version and its id. */
export type Descriptions = Record<string, Record<string, string>>;

const descriptionsOf = ({ loadedVersions }: LoadedContent): Descriptions =>
  Object.fromEntries(
    loadedVersions.map(({ versionName, docs }) => [
      versionName,
      Object.fromEntries(docs.map(({ id, description }) => [id, description])),
    ]),
  );

/**
 * Docusaurus plugin: removes the titles and descriptions of all docs from the data that each page loads, more than half
 * of which they would be. It writes the descriptions to a file for the lists of a category, the only place that shows
 * them.
 */
export default function docCards(): Plugin {
  return {
    name: 'doc-cards',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      await actions.createData('descriptions.json', descriptionsOf(docs));
    },
    configureWebpack() {
      const config: Configuration = {
        module: {
          rules: [
            {
              test: /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/].*\.json$/,
              use: [loaderIn('plugins/doc-cards/versionLoader.ts')],
            },
          ],
        },
      };
      return config as object;
    },
  };
}
