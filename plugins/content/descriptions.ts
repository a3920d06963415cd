import type { LoadedContent } from '@docusaurus/plugin-content-docs';

/** The description of each document, by the name of its version and its id. */
export type Descriptions = Record<string, Record<string, string>>;

/**
 * The descriptions of all documents, for the lists of a category. No other page shows them, so the data that all pages
 * load is without them: `plugins/bundler/versionLoader.ts`.
 */
export const descriptionsOf = ({ loadedVersions }: LoadedContent): Descriptions =>
  Object.fromEntries(
    loadedVersions.map(({ versionName, docs }) => [
      versionName,
      Object.fromEntries(docs.map(({ id, description }) => [id, description])),
    ]),
  );
