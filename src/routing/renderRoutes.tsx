/** Takes the place of `@docusaurus/renderRoutes`, which looks at routes only once: there are more of them after a while. */
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { renderRoutes } from 'react-router-config';

type Props = { parameters: Parameters<typeof renderRoutes> };

function Routes({ parameters }: Props): ReactNode {
  // Renders anew for each location, and so with the routes that are known then.
  useLocation();
  return renderRoutes(...parameters);
}

export default (...parameters: Props['parameters']): ReactNode =>
  parameters[0] ? <Routes parameters={parameters} /> : null;
