/** Shows in the sidebar of the docs where the user is after a navigation. `src/first-visit` does so on the first page. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { keepActiveItem, sidebar, sidebarList } from '../browser/activeItem.ts';

let list: Element | null = null;

function keepInNewList() {
  if (list === sidebarList()) return;
  list = sidebarList();
  keepActiveItem();
}

/** React makes the list anew when the window becomes wide. */
const changes = ExecutionEnvironment.canUseDOM ? new MutationObserver(keepInNewList) : undefined;

export default {
  onRouteDidUpdate({ previousLocation }) {
    list = sidebarList();
    if (previousLocation) keepActiveItem();
    changes?.disconnect();
    const aside = sidebar();
    if (aside) changes?.observe(aside, { childList: true, subtree: true });
  },
} satisfies ClientModule;
