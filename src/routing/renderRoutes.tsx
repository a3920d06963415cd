/**
 * Replaces `@docusaurus/renderRoutes`, which reads the routes only once, although more are added later, and creates an
 * element for each of them.
 */
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { renderRoutes, type RouteConfig } from 'react-router-config';
import { mayLeadTo } from './router.ts';

function Routes({ routes }: { routes: RouteConfig[] }): ReactNode {
  // Renders again for each location, with the routes that are known by then.
  const { pathname } = useLocation();
  return renderRoutes(routes.filter((route) => mayLeadTo(pathname, route)));
}

export default (routes?: RouteConfig[]): ReactNode => (routes ? <Routes routes={routes} /> : null);
