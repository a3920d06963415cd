import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import library from '../../library/package.json' with { type: 'json' };
import { isReleased } from './install.ts';
import { packLibrary, type Tarball } from './pack.ts';

/**
 * Docusaurus plugin: serves the package from the site until npm has it, so that the commands of the docs work in every
 * deployment. Its data is `null` after the first release, and in `npm start`, which serves no package.
 */
export default function servePackage({ generatedFilesDir }: LoadContext): Plugin {
  const folder = join(generatedFilesDir, 'tarball');
  const isServed = process.env.NODE_ENV === 'production' && !isReleased(library.version);
  let tarball: Tarball | null = null;
  return {
    name: 'package',
    async loadContent() {
      tarball = isServed ? await packLibrary(folder) : null;
    },
    async contentLoaded({ actions }) {
      await actions.createData('tarball.json', JSON.stringify(tarball));
    },
    async postBuild({ outDir }) {
      if (tarball) await copyFile(join(folder, tarball.name), join(outDir, tarball.name));
    },
  };
}
