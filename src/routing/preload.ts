/**
 * Replaces Docusaurus' `client/preload`, which loads the parts of a page before it is shown. This one loads the whole
 * tables before any page but the first, and stays on the open page if there is no connection.
 */
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { loadOrStay } from '../navigation/keepPage.ts';
import { loadWhole } from './whole.ts';

/** In the types of `react-loadable`, this returns nothing. */
interface Loadable {
  preload?: () => Promise<void>;
}

let isFirst = true;

async function load(pathname: string) {
  if (!isFirst) await loadWhole();
  isFirst = false;
  const paths = new Set([pathname, decodeURI(pathname)]);
  const matches = [...paths].flatMap((path) => matchRoutes(routes, path));
  return Promise.all(
    matches.map(async ({ route }) => (route.component as unknown as Loadable).preload?.()),
  );
}

export default (pathname: string) => loadOrStay(() => load(pathname));
