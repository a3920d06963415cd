import library from '../library/package.json' with { type: 'json' };

const repository = library.repository.url.replace(/^git\+/, '').replace(/\.git$/, '');

/** Where this site and its source live: the deployer's environment says so, else the library's package.json. */
export const deployment = {
  /** Origin of the site, without a path. */
  siteUrl: process.env.SITE_URL ?? library.homepage,
  /** Path of the site on its origin, with a slash at both ends. */
  baseUrl: process.env.BASE_URL ?? '/',
  /** Home page of the repository, without a slash at the end. */
  repositoryUrl: process.env.REPOSITORY_URL ?? repository,
  /** Page of the published library in the package registry. */
  packageUrl: `https://www.npmjs.com/package/${library.name}`,
};
