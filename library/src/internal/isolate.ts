import { pathOf } from './dom.ts';

/** Elements that stay usable next to a modal, also dialogs of HTML that are over it or may open over it. */
const USABLE = '[data-over-modal], dialog:is(:not([open]), :modal)';

/** The value of `inert` here. An app that sets `inert` itself, meanwhile too, writes another one, and keeps it. */
const OWN = 'bulmatic';

const WATCHED = {
  childList: true,
  subtree: true,
  attributeFilter: ['inert', 'open', 'data-over-modal'],
};

/** What an open modal changed in its document. */
interface Isolation {
  /** The elements that it made inert. */
  inert: Set<Element>;
  root: { isClipped: boolean; gutter: string };
  /** Watches for what is added or changed outside the modal, such as the messages of another library. */
  observer: MutationObserver;
}

const changes = new WeakMap<Document, Isolation>();

function release(element: Element) {
  if (element.getAttribute('inert') === OWN) element.removeAttribute('inert');
}

function exclude(element: Element, inert: Set<Element>) {
  if (element.matches(USABLE)) return release(element);
  if (element.querySelector(USABLE)) {
    release(element);
    for (const child of element.children) exclude(child, inert);
  } else if (!element.hasAttribute('inert')) {
    element.setAttribute('inert', OWN);
    inert.add(element);
  }
}

function excludeAround(modal: Element, inert: Set<Element>) {
  for (const node of pathOf(modal)) {
    if (node === node.ownerDocument.body) return;
    for (const child of node.parentNode?.children ?? []) if (child !== node) exclude(child, inert);
  }
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
  if (!isClipped) documentElement.classList.remove('is-clipped');
  documentElement.style.scrollbarGutter = gutter;
}

/**
 * Makes everything outside a modal inert, also what is added later, and stops the page from scrolling. Call it without
 * a modal to undo that.
 */
export function isolate(page: Document, modal: Element | null | undefined) {
  const before = changes.get(page);
  before?.observer.disconnect();
  before?.inert.forEach(release);
  changes.delete(page);
  if (!modal) return before && letScroll(page, before.root);
  const inert = new Set<Element>();
  const observer = new MutationObserver((records) => {
    if (records.every(({ target }) => modal.contains(target))) return;
    excludeAround(modal, inert);
    // Forgets its own changes.
    observer.takeRecords();
  });
  changes.set(page, { inert, root: before?.root ?? keepFromScrolling(page), observer });
  excludeAround(modal, inert);
  for (const node of pathOf(modal)) observer.observe(node.getRootNode(), WATCHED);
}
