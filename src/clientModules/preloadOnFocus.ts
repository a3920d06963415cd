/**
 * Preloads the page behind a link when the link gets the focus. Docusaurus does so only for mouse and touch, and lets
 * the console report what could not be preloaded, although a click on the link reports it.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function preload({ target }: FocusEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) void window.docusaurus.preload(link.pathname);
}

function ignoreMissing(event: PromiseRejectionEvent) {
  const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
  const { name } = (event.reason ?? {}) as Partial<Error>;
  if (isHydrated && name === 'ChunkLoadError') event.preventDefault();
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('focusin', preload);
  window.addEventListener('unhandledrejection', ignoreMissing);
}
