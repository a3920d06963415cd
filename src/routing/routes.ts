/** Replaces `@generated/routes`: the route of this page, and all routes once the whole is loaded. */
import ComponentCreator from '@docusaurus/ComponentCreator';
import type { Entry } from '@generated/routing';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import { own } from './own.ts';

interface Route extends RouteConfig {
  key: string;
  routes?: Route[];
}

const keyOf = ({ path, hash = '' }: Entry) => `${path}-${hash}`;

function routeOf({ routes: children, ...entry }: Entry): Route {
  let component: RouteConfig['component'];
  return {
    ...entry,
    // So React recognizes a route among all of them, and keeps its content mounted.
    key: keyOf(entry),
    routes: children?.map(routeOf),
    get component() {
      component ??= ComponentCreator(entry.path, entry.hash as string);
      return component;
    },
  };
}

const routes = (own?.routes ?? []).map(routeOf);

/** Adds the routes that aren't known yet, in the order of all routes. */
export function extend(all: readonly Entry[], known: Route[] = routes) {
  const knownByKey = new Map(known.map((route) => [route.key, route]));
  const extended = all.map((entry) => {
    const route = knownByKey.get(keyOf(entry));
    if (route?.routes) extend(entry.routes ?? [], route.routes);
    return route ?? routeOf(entry);
  });
  known.splice(0, known.length, ...extended);
}

/** The routes around a page, with its own as the last. */
export const routesOf = (path: string) => matchRoutes(routes, path).map(({ route }) => route);

export default routes;
