const SIDEBAR = '.theme-doc-sidebar-container';

/** The sidebar of the docs, and what is in it while the window is wide. */
export const sidebar = () => document.querySelector(SIDEBAR);
export const sidebarList = () => document.querySelector(`${SIDEBAR} ul`);

/** Scrolls an element, but not the page, until the link to the current page that is in it can be seen. */
export function showActiveItem(scroller: Element) {
  const item = scroller.querySelector('[aria-current=page]')?.getBoundingClientRect();
  if (!item) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  const end = Math.min(bottom, innerHeight);
  if (item.top < top || item.bottom > end)
    scroller.scrollTop += (item.top + item.bottom - top - end) / 2;
}

let observer: ResizeObserver | undefined;

function release({ target }: Event) {
  if ((target as Element).closest(SIDEBAR)) observer?.disconnect();
}

/**
 * Keeps the current page in view in the sidebar of the docs, while categories unfold and the window changes, until the
 * user uses the sidebar.
 */
export function keepActiveItem() {
  observer?.disconnect();
  const list = sidebarList();
  const menu = list?.closest('nav');
  if (!menu) return;
  observer = new ResizeObserver(() => showActiveItem(menu));
  observer.observe(list!);
  for (const sign of ['focusin', 'pointerdown', 'wheel'])
    document.addEventListener(sign, release, { passive: true });
}
