import library from '../../../library/package.json' with { type: 'json' };
import { deployment } from '../../base/deployment.ts';
import { releases } from './releases.ts';

/** What the site that describes the repository as it is calls itself among the versions. */
const CURRENT = 'Next';

/** The versions of the site, as its pages know them. */
export interface SiteVersions {
  /** The version of this build. */
  own: string;
  /** All versions, the newest first. The first describes the repository as it is. */
  all: readonly string[];
  /** Path of the first one, below which the others are. */
  currentBaseUrl: string;
}

const lineOf = (version: string) => version.split('.', 2).join('.');

/**
 * The releases whose sites are kept: the last of each line of patches, without the newest line, which the current site
 * describes.
 *
 * @param all - Versions of all releases, the oldest first.
 */
export const keptOf = (all: readonly string[]) =>
  all.filter((version, index) => {
    const next = all[index + 1];
    return next !== undefined && lineOf(next) !== lineOf(version);
  });

/** The old versions of the site, the newest first. */
export const oldVersions = () => keptOf(releases().map(({ version }) => version)).toReversed();

const { baseUrl, currentBaseUrl } = deployment;

/** Whether this is the build of an old version. */
export const isOld = baseUrl !== currentBaseUrl;

const own = isOld ? library.version : CURRENT;

/** The versions that were there at this build, and which of them it is. */
export const siteVersions = (): SiteVersions => ({
  own,
  all: [CURRENT, ...(isOld ? [own] : []), ...oldVersions()],
  currentBaseUrl,
});
