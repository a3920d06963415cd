/**
 * Takes the place of Docusaurus' `client/docusaurus`, by which links load the pages behind them: `prefetch` when they are
 * visible, `preload` when they are pointed at.
 */
import prefetchScript from '@docusaurus/core/lib/client/prefetch';
import { isSlow } from '../early/isSlow.ts';
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
    // What fails here is loaded again, and reported, when somebody follows the link.
    return prefetchPage(path).catch(() => []);
  },
  preload(path: string) {
    if (isSlow() || preloaded.has(path)) return false;
    preloaded.add(path);
    return preloadPage(path);
  },
} satisfies Window['docusaurus'];
