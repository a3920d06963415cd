/**
 * Replaces Docusaurus' `client/docusaurus`, with which links load the pages behind them: `prefetch` when they are
 * visible, `preload` on hover.
 */
import prefetchScript from '@docusaurus/core/lib/client/prefetch';
import { isSlow } from '../browser/isSlow.ts';
import preloadPage from './preload.ts';
import { smallScriptsOf } from './whole.ts';

const prefetched = new Set<string>();
const preloaded = new Set<string>();

async function prefetchPage(path: string) {
  const scripts = (await smallScriptsOf(path)).filter((script) => !prefetched.has(script));
  scripts.forEach((script) => prefetched.add(script));
  return Promise.all(scripts.map((script) => prefetchScript(__webpack_public_path__ + script)));
}

export default {
  prefetch(path: string) {
    if (isSlow() || preloaded.has(path)) return false;
    // If this fails, the page is loaded again when the user clicks the link, and an error is reported then.
    return prefetchPage(path).catch(() => []);
  },
  preload(path: string) {
    if (isSlow() || preloaded.has(path)) return false;
    preloaded.add(path);
    return preloadPage(path);
  },
} satisfies Window['docusaurus'];
