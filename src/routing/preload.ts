/**
 * Takes the place of Docusaurus' `client/preload`, which loads what a page needs before it is shown: it asks for the whole
 * before any page but the first, and stays with the page that is open if there is no connection.
 */
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { loadOrStay } from '../clientModules/keepPage.ts';
import { loadWhole } from './whole.ts';

/** The type of `react-loadable` says that nothing is returned. */
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
