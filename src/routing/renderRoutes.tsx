/**
 * Takes the place of `@docusaurus/renderRoutes`, which looks at routes only once, while there are more of them after a
 * while, and makes an element of each, however many there are.
 */
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { renderRoutes, type RouteConfig } from 'react-router-config';
import { mayLeadTo } from './router.ts';

function Routes({ routes }: { routes: RouteConfig[] }): ReactNode {
  // Renders anew for each location, and so with the routes that are known then.
  const { pathname } = useLocation();
  return renderRoutes(routes.filter((route) => mayLeadTo(pathname, route)));
}

export default (routes?: RouteConfig[]): ReactNode => (routes ? <Routes routes={routes} /> : null);
