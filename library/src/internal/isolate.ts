import { parentOf } from './shadow.ts';

/** Elements that stay usable next to a modal. */
const USABLE = '[data-over-modal]';

/** The elements that an open modal made inert, and the state of the root element before. */
let inert: Element[] = [];
let rootBefore: { isClipped: boolean; gutter: string } | undefined;

function exclude(element: Element) {
  if (element.hasAttribute('inert') || element.matches(USABLE)) return;
  if (element.querySelector(USABLE)) return [...element.children].forEach(exclude);
  element.setAttribute('inert', '');
  inert.push(element);
}

function keepFromScrolling() {
  const { classList, style } = document.documentElement;
  if (rootBefore) return;
  rootBefore = { isClipped: classList.contains('is-clipped'), gutter: style.scrollbarGutter };
  // Keeps the width of the page where the scrollbar takes up space.
  if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
  classList.add('is-clipped');
}

function letScroll() {
  const { classList, style } = document.documentElement;
  if (!rootBefore) return;
  classList.toggle('is-clipped', rootBefore.isClipped);
  style.scrollbarGutter = rootBefore.gutter;
  rootBefore = undefined;
}

/** Makes everything outside a modal inert, and stops the page from scrolling. Call it without a modal to undo that. */
export function isolate(modal: Element | undefined) {
  inert.forEach((element) => element.removeAttribute('inert'));
  inert = [];
  if (!modal) return letScroll();
  keepFromScrolling();
  for (let node: Element | null = modal; node && node !== document.body; node = parentOf(node)) {
    const beside = [...(node.parentNode?.children ?? [])].filter((element) => element !== node);
    beside.forEach(exclude);
  }
}
