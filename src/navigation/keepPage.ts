/**
 * Keeps the open page if the next one can't be loaded because there is no connection. Docusaurus reloads the page
 * whenever a part of the next one is missing. That helps after a deployment, but offline it removes a page that could
 * still be read.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { hideNotice, showNotice } from '../browser/notice.ts';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

const PATIENCE_MS = 5000;

let shown: Location | undefined;
let wanted: Location | undefined;
let scrollTop = 0;

const urlOf = ({ pathname, search, hash }: Location) => pathname + search + hash;

/** Whether the location is that of a page that was kept, with its focus and scroll position. */
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

/** Resets the address to that of the page that is shown, and notifies the router. */
function returnTo(location: Location) {
  scrollTop = window.scrollY;
  const state = { state: { isKept: true } };
  window.history.replaceState(state, '', urlOf(location));
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** Loads a page anew, or says that there is no connection. */
export async function openAnew(url: string) {
  if (await isOnline()) window.location.assign(url);
  else showLost(url);
}

function showLost(url: string) {
  showNotice(
    `There is no connection, so ${url} could not be loaded. You can still read this page.`,
    'Try again',
    () => void openAnew(url),
  );
}

async function reloadOrStay(target: Location) {
  if (await isOnline()) {
    wanted = undefined;
    window.location.reload();
  } else if (wanted === target && shown) {
    returnTo(shown);
    showLost(urlOf(target));
  }
}

/** Browsers without the Navigation API reload the page. */
function holdReload(event: NavigateEvent) {
  if (event.navigationType !== 'reload' || !event.cancelable || !wanted) return;
  event.preventDefault();
  void reloadOrStay(wanted);
}

if (ExecutionEnvironment.canUseDOM) {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  navigation?.addEventListener('navigate', holdReload);
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
