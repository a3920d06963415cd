import { deployment } from '../../base/deployment.ts';

/** The absolute address of a route, since the file is read outside of the site too. */
export const addressOf = (route: string) =>
  `${deployment.siteUrl}${deployment.baseUrl}${route.slice(1)}`;
