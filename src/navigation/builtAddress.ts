/**
 * Has React take over the page that was built, at whatever address the host served it: `/docs/intro.html`, `/docs/intro/`,
 * or one that has no page. The router knows one address for each page. At others it would load nothing ahead, or show
 * another page than the one that is there.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

const show = (href: string) => window.history.replaceState(window.history.state, '', href);

/** What the user asked for, until React has taken over. */
let asked: string | undefined;

// Docusaurus reads the address after this. Under `npm start` no page was built, so none says what it is.
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
