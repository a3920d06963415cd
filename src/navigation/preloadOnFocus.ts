/** Preloads the page behind a link when the link gets the focus. Docusaurus does so only for mouse and touch. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function preload({ target }: FocusEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) void window.docusaurus.preload(link.pathname);
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('focusin', preload);
