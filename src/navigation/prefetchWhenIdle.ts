/**
 * Prefetches what is behind visible links one by one, when the browser is idle. Docusaurus does it for all of them at
 * once, and looks each up among all routes: a page with many links would not respond for as long as that takes.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { whenIdle } from '../browser/whenIdle.ts';

function prefetchWhenIdle() {
  const { docusaurus } = window;
  window.docusaurus = {
    ...docusaurus,
    prefetch(path) {
      whenIdle(() => void docusaurus.prefetch(path));
      return false;
    },
  };
}

// Docusaurus sets it in the same task, after this.
if (ExecutionEnvironment.canUseDOM) queueMicrotask(prefetchWhenIdle);
