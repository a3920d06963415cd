import type { Plugin } from '@docusaurus/types';
import library from '../../library/package.json' with { type: 'json' };
import { servesPackages, tarballOf } from './install.ts';

/**
 * Docusaurus plugin: tells pages which file of the library the site serves. It is `null` after the first release, and in
 * `npm start`, which serves no package.
 */
export default function servedPackage(): Plugin {
  return {
    name: 'package',
    async contentLoaded({ actions }) {
      await actions.createData(
        'tarball.json',
        JSON.stringify(servesPackages() ? tarballOf(library) : null),
      );
    },
  };
}
