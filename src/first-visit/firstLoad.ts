import { hideNotice, showNotice } from '../browser/notice.ts';
import { heldBack } from './wake.ts';

const MESSAGE =
  'This page did not load completely. You can read it, but its menus and buttons do not work.';

const BANNER = '__docusaurus-base-url-issue-banner-container';

/** What Docusaurus looks for in the window, and what its banner leaves there. */
const inWindow = window as { docusaurus?: unknown; insertBanner?: () => void };

const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

/** Removes the notice as soon as the page is hydrated. Anything still missing is then reported where it is missing. */
function withdraw() {
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    hideNotice();
    observer.disconnect();
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-has-hydrated'] });
}

function warn() {
  // Scripts that fail before they are needed are loaded again later.
  if (isHydrated() || heldBack()) return;
  showNotice(MESSAGE, 'Retry', () => location.reload());
  withdraw();
}

/**
 * Shows the banner of the home page about a wrong base URL. Docusaurus inserts the banner if its scripts have not run
 * in time, which is always the case here, and hides it with the stylesheet that is missing if the base URL is wrong.
 */
function showBaseUrlBanner() {
  const bannerOf = () => document.getElementById(BANNER);
  // The stylesheet may fail twice: when it is loaded ahead, and when it is needed.
  if (bannerOf()) return;
  inWindow.insertBanner?.();
  const banner = bannerOf();
  if (banner) banner.style.display = 'block';
}

/** Tells the user if a script that the page needs for hydration is missing or fails. Docusaurus would say nothing. */
export function watchFirstLoad() {
  // This tells Docusaurus that its scripts have run.
  inWindow.docusaurus = null;
  addEventListener('unhandledrejection', warn);
  addEventListener(
    'error',
    ({ target }) => {
      if (target === window || target instanceof HTMLScriptElement) warn();
      if (target instanceof HTMLLinkElement && target.href.includes('/styles.'))
        showBaseUrlBanner();
    },
    // The errors of elements don't bubble.
    { capture: true },
  );
}
