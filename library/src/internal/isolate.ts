import { pathOf } from './dom.ts';

/** Elements that stay usable next to a modal, also dialogs of HTML that may open over it. */
const USABLE = '[data-over-modal], dialog:not([open])';

/** What an open modal changed in its document. */
interface Isolation {
  /** The elements that it made inert. */
  inert: Element[];
  root: { isClipped: boolean; gutter: string };
  /** Watches for elements that are added next to those, such as the messages of another library. */
  observer: MutationObserver;
}

const changes = new WeakMap<Document, Isolation>();

function exclude(element: Element, all: Isolation) {
  if (element.hasAttribute('inert') || element.matches(USABLE)) return;
  if (element.querySelector(USABLE)) return excludeIn(element, undefined, all);
  element.setAttribute('inert', '');
  all.inert.push(element);
}

function excludeIn(parent: ParentNode, except: Element | undefined, all: Isolation) {
  all.observer.observe(parent, { childList: true });
  for (const child of parent.children) if (child !== except) exclude(child, all);
}

function keepFromScrolling({ documentElement, defaultView }: Document) {
  const { classList, style } = documentElement;
  const before = { isClipped: classList.contains('is-clipped'), gutter: style.scrollbarGutter };
  // Keeps the width of the page where the scrollbar takes up space.
  if (defaultView && defaultView.innerWidth > documentElement.clientWidth) {
    style.scrollbarGutter = 'stable';
  }
  classList.add('is-clipped');
  return before;
}

function letScroll({ documentElement }: Document, { isClipped, gutter }: Isolation['root']) {
  documentElement.classList.toggle('is-clipped', isClipped);
  documentElement.style.scrollbarGutter = gutter;
}

/**
 * Makes everything outside a modal inert, also what is added later, and stops the page from scrolling. Call it without
 * a modal to undo that.
 */
export function isolate(page: Document, modal: Element | null | undefined) {
  const before = changes.get(page);
  before?.observer.disconnect();
  before?.inert.forEach((element) => element.removeAttribute('inert'));
  changes.delete(page);
  if (!modal) return before && letScroll(page, before.root);
  const all: Isolation = {
    inert: [],
    root: before?.root ?? keepFromScrolling(page),
    observer: new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      // Not `instanceof`, because each window has its own classes.
      for (const node of added) if (node.nodeType === 1) exclude(node as Element, all);
    }),
  };
  changes.set(page, all);
  for (const node of pathOf(modal)) {
    if (node === page.body) return;
    if (node.parentNode) excludeIn(node.parentNode, node, all);
  }
}
