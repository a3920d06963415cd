/**
 * Lets React hydrate the page that was built, even if the host served it at another address, such as `/docs/intro.html`,
 * `/docs/intro/`, or one without a page. The router knows one address for each page. At others, it would preload nothing
 * or show another page.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

const show = (href: string) => window.history.replaceState(window.history.state, '', href);

/** The requested address, which is shown again after hydration. */
let asked: string | undefined;

// Docusaurus reads the address after this. Under `npm start`, pages have no canonical link.
if (ExecutionEnvironment.canUseDOM) {
  const built = document.querySelector<HTMLLinkElement>('head link[rel=canonical]');
  const { href, origin, pathname, search, hash } = window.location;
  const path = built ? new URL(built.href).pathname : pathname;
  if (path !== pathname) {
    asked = href;
    show(origin + path + search + hash);
  }
}

export default {
  onRouteDidUpdate() {
    if (asked) show(asked);
    asked = undefined;
  },
} satisfies ClientModule;
