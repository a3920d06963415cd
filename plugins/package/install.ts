import converter from '../../convert/package.json' with { type: 'json' };
import creator from '../../create/package.json' with { type: 'json' };
import library from '../../library/package.json' with { type: 'json' };
import { deployment, type Deployment } from '../base/deployment.ts';

/** A package of this repository. */
export type Package = Pick<typeof library, 'name' | 'version'>;

/** The name of the file that `npm pack` makes of a package. */
export const tarballOf = ({ name, version }: Package) => `${name}-${version}.tgz`;

/** Whether npm has a version of the packages. Until their first release, the version is 0.0.0. */
export const isReleased = (version: string) => version !== '0.0.0';

/** Whether this build serves the packages: `npm start` never does. */
export const servesPackages = () =>
  process.env.NODE_ENV === 'production' && !isReleased(library.version);

type Place = Pick<Deployment, 'siteUrl' | 'baseUrl'>;

/**
 * What to install as the library: its name on npm, or before the first release the package that the site serves, with
 * the name that Yarn wants in front of an address.
 */
export const packageSpec = (version: string, { siteUrl, baseUrl }: Place) =>
  isReleased(version)
    ? library.name
    : `${library.name}@${siteUrl}${baseUrl}${tarballOf({ name: library.name, version })}`;

/** The version of the library in a new app's package.json: a range, or the package that the site serves. */
export const libraryRange = (version: string, { siteUrl, baseUrl }: Place) =>
  isReleased(version)
    ? `^${version}`
    : `${siteUrl}${baseUrl}${tarballOf({ name: library.name, version })}`;

/** What to run as the converter: its name on npm, or before the first release the package that the site serves. */
export const commandSpec = (version: string, { siteUrl, baseUrl }: Place) =>
  isReleased(version)
    ? converter.name
    : `${siteUrl}${baseUrl}${tarballOf({ name: converter.name, version })}`;

/**
 * What to run to make an app, if it is no command of npm's own: before the first release the package that the site
 * serves.
 */
export const createSpec = (version: string, { siteUrl, baseUrl }: Place) =>
  isReleased(version)
    ? undefined
    : `${creator.name}@${siteUrl}${baseUrl}${tarballOf({ name: creator.name, version })}`;

/** Commands that install the library, with another source than its name on npm. */
export const installFrom = (spec: string, commands: string) =>
  commands.replaceAll(/(?<=\bnpm install )bulmatic(?=\s|$)/g, spec);

/** Commands that run the converter, from another source than its name on npm. */
export const runFrom = (spec: string, commands: string) =>
  commands.replaceAll(/(?<=\bnpx )bulmatic-convert(?=\s|$)/g, spec);

/** Commands that make an app, from another source than npm. */
export const createFrom = (spec: string | undefined, commands: string) =>
  spec === undefined
    ? commands
    : commands.replaceAll(
        /\bnpm create bulmatic@latest\b(.*)/g,
        (_, rest: string) => `npx ${spec}${rest.replace(' -- ', ' ')}`,
      );

/** Commands that add a piece, with its whole address in place of its path on the site. */
export const addFrom = ({ siteUrl, baseUrl }: Place, commands: string) =>
  commands.replaceAll(/(?<=\bnpx shadcn@4 add )(?=r\/)/g, siteUrl + baseUrl);

/** What to install as the library of this site. */
export const installed = packageSpec(library.version, deployment);

/** What to run as the converter of this site. */
export const converted = commandSpec(converter.version, deployment);

/** What to run to make an app with the packages of this site. */
const created = createSpec(creator.version, deployment);

/** Commands of the docs, as they work before and after the first release. */
export const asServed = (commands: string) =>
  addFrom(deployment, createFrom(created, runFrom(converted, installFrom(installed, commands))));
