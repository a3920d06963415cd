import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { load } from '../../base/library.ts';

const files = () => load<typeof import('./files.ts')>('plugins/reference/components-json/files.ts');

/**
 * Docusaurus plugin: writes what the docs say about the components as data, `/components.json`, and the schema of that
 * file, `/components.schema.json`. `npm start` has neither.
 */
export default function componentsJson(): Plugin {
  let text = '';
  return {
    name: 'components-json',
    // While the package is packed, which needs the same file.
    async loadContent() {
      if (process.env.NODE_ENV !== 'production') return;
      text = await files().componentsText();
    },
    async postBuild({ outDir }) {
      const { COMPONENTS, SCHEMA, schemaText } = files();
      await writeFile(join(outDir, COMPONENTS), text);
      await writeFile(join(outDir, SCHEMA), schemaText());
    },
  };
}
