import { hideNotice, showNotice } from './notice.ts';

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
  if (isHydrated()) return;
  showNotice(MESSAGE, 'Retry', () => location.reload());
  withdraw();
}

/** Tells the reader if a script that brings the page to life is missing or fails; Docusaurus would not say a word. */
export function watchFirstLoad() {
  addEventListener('unhandledrejection', warn);
  addEventListener(
    'error',
    ({ target }) => {
      if (target === window || target instanceof HTMLScriptElement) warn();
    },
    // Errors of elements do not bubble.
    { capture: true },
  );
}
