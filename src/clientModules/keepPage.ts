/**
 * Keeps the page that is open if the next one cannot be loaded because there is no connection. Docusaurus reloads the
 * page whenever a part of the next one is missing, which helps after a deployment, but offline it takes away what could
 * still be read.
 */
import routes from '@generated/routes';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule, RouteConfig } from '@docusaurus/types';
import { hideNotice, showNotice } from '../early/notice.ts';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

interface LoadableRoute extends Omit<RouteConfig, 'component' | 'routes'> {
  component: { preload?: () => Promise<unknown> };
  routes?: LoadableRoute[];
}

const PATIENCE_MS = 5000;

let shown: Location | undefined;
let wanted: Location | undefined;
let scrollTop = 0;

const urlOf = ({ pathname, search, hash }: Location) => pathname + search + hash;

/** Whether the location is that of a page that was kept: it is where it was, with its focus and scroll position. */
export const isKeptPage = ({ state }: Location) =>
  Boolean((state as { isKept?: boolean } | undefined)?.isKept);

async function isOnline(): Promise<boolean> {
  const options = {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  } as const;
  return fetch(window.location.href, options).then(
    () => true,
    () => false,
  );
}

/** Puts the address back to that of the page that is shown, and lets the router know. */
function returnTo(location: Location) {
  scrollTop = window.scrollY;
  const state = { state: { isKept: true } };
  window.history.replaceState(state, '', urlOf(location));
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

async function open(location: Location) {
  if (await isOnline()) window.location.assign(urlOf(location));
  else showLost(location);
}

function showLost(location: Location) {
  showNotice(
    `There is no connection, so ${location.pathname} could not be loaded. This page stays readable.`,
    'Try again',
    () => void open(location),
  );
}

async function preloadOrStay(preload: () => Promise<unknown>): Promise<unknown> {
  // Nothing is wanted yet while a link is only hovered, or the first page loads.
  const target = wanted;
  try {
    return await preload();
  } catch (error) {
    if (!target || !shown || (await isOnline())) throw error;
    if (wanted === target) {
      wanted = undefined;
      returnTo(shown);
      showLost(target);
    }
    // The router is left waiting, since nobody wants this page any longer.
    return new Promise(() => {});
  }
}

function guard({ component, routes: children }: LoadableRoute) {
  const { preload } = component;
  if (preload) component.preload = () => preloadOrStay(preload);
  children?.forEach(guard);
}

if (ExecutionEnvironment.canUseDOM) (routes as unknown as LoadableRoute[]).forEach(guard);

export default {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation) wanted = location;
  },
  onRouteDidUpdate({ location }) {
    wanted = undefined;
    shown = location;
    if (isKeptPage(location)) window.scrollTo(0, scrollTop);
    else hideNotice();
  },
} satisfies ClientModule;
