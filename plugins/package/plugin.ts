import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import converter from '../../convert/package.json' with { type: 'json' };
import creator from '../../create/package.json' with { type: 'json' };
import library from '../../library/package.json' with { type: 'json' };
import { isReleased } from './install.ts';
import { packPackage, type Tarball } from './pack.ts';

/**
 * Docusaurus plugin: serves the packages from the site until npm has them, so that the commands of the docs work in every
 * deployment. Its data is about that of the library: `null` after the first release, and in `npm start`, which serves no
 * package.
 */
export default function servePackage({ generatedFilesDir }: LoadContext): Plugin {
  const folder = join(generatedFilesDir, 'tarball');
  const isServed = process.env.NODE_ENV === 'production' && !isReleased(library.version);
  const packages = isServed ? [library, converter, creator] : [];
  let tarballs: Tarball[] = [];
  return {
    name: 'package',
    async loadContent() {
      tarballs = await Promise.all(packages.map((one) => packPackage(one, folder)));
    },
    async contentLoaded({ actions }) {
      await actions.createData('tarball.json', JSON.stringify(tarballs[0] ?? null));
    },
    async postBuild({ outDir }) {
      for (const { name } of tarballs) await copyFile(join(folder, name), join(outDir, name));
    },
  };
}
