/**
 * Keeps the page that is open if the next one cannot be loaded because there is no connection. Docusaurus reloads the
 * page whenever a part of the next one is missing, which helps after a deployment, but offline it takes away what could
 * still be read.
 */
import type { ClientModule } from '@docusaurus/types';
import { hideNotice, showNotice } from '../early/notice.ts';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

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

/** Loads a page; without a connection, the router stays with the one that is open, and never hears of the other. */
export async function loadOrStay<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  // Nothing is wanted yet while a link is only hovered, or the first page loads.
  const target = wanted;
  try {
    return await load();
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
