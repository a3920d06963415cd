import { hideNotice, showNotice } from './notice.ts';
import { heldBack } from './wake.ts';

const MESSAGE =
  'This page did not load completely. You can read it, but its menus and buttons do not respond.';

const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

/** Takes the notice away as soon as the page responds: what is missing then is said where it is missing. */
function withdraw() {
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    hideNotice();
    observer.disconnect();
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-has-hydrated'] });
}

function warn() {
  // What fails before it is needed is tried again then.
  if (isHydrated() || heldBack()) return;
  showNotice(MESSAGE, 'Retry', () => location.reload());
  withdraw();
}

/**
 * Shows the banner of the home page about a wrong base URL. Docusaurus inserts it where its scripts have not run in time,
 * which is everywhere here, and hides it by the stylesheet that is missing if the base URL is wrong.
 */
function showBaseUrlBanner() {
  const { insertBanner } = window as Window & { insertBanner?: () => void };
  insertBanner?.();
  const banner = document.getElementById('__docusaurus-base-url-issue-banner-container');
  if (banner) banner.style.display = 'block';
}

/** Tells the reader if a script that brings the page to life is missing or fails; Docusaurus would not say a word. */
export function watchFirstLoad() {
  // For Docusaurus, this says that its scripts have run.
  Object.assign(window, { docusaurus: null });
  addEventListener('unhandledrejection', warn);
  addEventListener(
    'error',
    ({ target }) => {
      if (target === window || target instanceof HTMLScriptElement) warn();
      if (target instanceof HTMLLinkElement && target.href.includes('/styles.'))
        showBaseUrlBanner();
    },
    // Errors of elements do not bubble.
    { capture: true },
  );
}
