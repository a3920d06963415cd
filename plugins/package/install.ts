import library from '../../library/package.json' with { type: 'json' };
import { deployment, type Deployment } from '../deployment.ts';

/** The name of the file that `npm pack` makes of a version of the library. */
export const tarballOf = (version: string) => `${library.name}-${version}.tgz`;

/** Whether npm has a version of the library. Until its first release, the version is 0.0.0. */
export const isReleased = (version: string) => version !== '0.0.0';

type Place = Pick<Deployment, 'siteUrl' | 'baseUrl'>;

/**
 * What to install as the library: its name on npm, or before the first release the package that the site serves, with
 * the name that Yarn wants in front of an address.
 */
export const packageSpec = (version: string, { siteUrl, baseUrl }: Place) =>
  isReleased(version) ? library.name : `${library.name}@${siteUrl}${baseUrl}${tarballOf(version)}`;

/** Commands that install the library, with another source than its name on npm. */
export const installFrom = (spec: string, commands: string) =>
  commands.replaceAll(/(?<=\bnpm install )bulmatic(?=\s|$)/g, spec);

/** What to install as the library of this site. */
export const installed = packageSpec(library.version, deployment);
