import library from '../../library/package.json' with { type: 'json' };

const repository = library.repository.url.replace(/^git\+/, '').replace(/\.git$/, '');

/** The addresses of a deployed site and its source. */
export interface Deployment {
  /** Origin of the site, without a path. */
  siteUrl: string;
  /** Path of the site on its origin, with a slash at both ends. */
  baseUrl: string;
  /** Path of the site that describes the repository as it is. The build of an old version has another base URL. */
  currentBaseUrl: string;
  /** Home page of the repository, without a slash at the end. */
  repositoryUrl: string;
  /** Page of the published library in the package registry. */
  packageUrl: string;
}

const baseUrl = process.env.BASE_URL ?? '/';

/** The addresses of this site, from the environment of the deployment or else the library's package.json. */
export const deployment: Deployment = {
  siteUrl: process.env.SITE_URL ?? library.homepage,
  baseUrl,
  currentBaseUrl: process.env.CURRENT_BASE_URL ?? baseUrl,
  repositoryUrl: process.env.REPOSITORY_URL ?? repository,
  packageUrl: `https://www.npmjs.com/package/${library.name}`,
};
