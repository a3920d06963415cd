/**
 * An entry in the history for the open sidebar of a narrow window, so that Back closes it on the first page of a visit
 * too. The router can hold back only what it has pushed itself, and would leave the site.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const ENTRY = { isSidebar: true };

/** The callback for the removal of the entry, which the browser does asynchronously. */
let afterwards: (() => void) | undefined;

/** Whether the current entry is the one of the sidebar. */
export const hasEntry = () =>
  Boolean((window.history.state as Partial<typeof ENTRY> | null)?.isSidebar);

/** Adds the entry, unless the router has pushed the current one. */
export function addEntry() {
  if (afterwards) afterwards = addEntry;
  else if (window.history.state === null) window.history.pushState(ENTRY, '');
}

/** Removes the entry if it is the current one, and then calls back. */
export function removeEntry(then: () => void) {
  if (!hasEntry() || afterwards) return;
  afterwards = then;
  window.history.back();
}

/** Hides the removal from the router, since the page stays the same. */
function hideRemoval(event: Event) {
  if (!afterwards) return;
  event.stopImmediatePropagation();
  const next = afterwards;
  afterwards = undefined;
  next();
}

/** Repeats clicks after the removal. Until then, the entry that a link adds would be lost. */
function holdBack(event: MouseEvent) {
  const { target } = event;
  if (!afterwards || !(target instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const before = afterwards;
  afterwards = () => {
    before();
    target.click();
  };
}

if (ExecutionEnvironment.canUseDOM) {
  // Has to be added before the router's listener: `popstate` has no capture phase.
  window.addEventListener('popstate', hideRemoval);
  window.addEventListener('click', holdBack, { capture: true });
  // The page was loaded again with an open sidebar, which is closed now.
  removeEntry(() => {});
}
