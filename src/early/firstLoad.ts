import { showNotice } from './notice.ts';

const MESSAGE =
  'This page did not load completely. You can read it, but its menus and buttons do not respond.';

const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

function warn() {
  if (!isHydrated()) showNotice(MESSAGE, 'Retry', () => location.reload());
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
