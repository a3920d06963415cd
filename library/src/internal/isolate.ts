import { parentOf } from './shadow.ts';

/** What stays usable beside a modal. */
const USABLE = '[data-over-modal]';

/** What an open modal made inert, and how the root element was before. */
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
  // The page keeps its width where the scrollbar takes room.
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

/** Leaves only one modal to the user: what is beside it is inert, and the page does not scroll. Without one, ends that. */
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
