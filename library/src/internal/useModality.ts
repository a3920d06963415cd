import { useEffect, type RefObject } from 'react';

/** The open modals of the page, the newest last, and what they made inert. */
const modals: HTMLElement[] = [];
let inert: Element[] = [];
/** Whether the page was kept from scrolling already, before the first modal opened. */
let wasClipped = false;

/** Leaves only the newest modal to the reader: everything beside it is inert, and the page does not scroll. */
function isolateNewest() {
  const newest = modals.at(-1);
  inert.forEach((element) => element.removeAttribute('inert'));
  inert = [];
  for (
    let node = newest;
    node?.parentElement && node !== document.body;
    node = node.parentElement
  ) {
    const beside = [...node.parentElement.children].filter(
      (element) => element !== node && !element.hasAttribute('inert'),
    );
    beside.forEach((element) => element.setAttribute('inert', ''));
    inert.push(...beside);
  }
  document.documentElement.classList.toggle('is-clipped', wasClipped || newest !== undefined);
}

const tabbable = 'a[href],button,input,select,textarea,summary,iframe,[contenteditable],[tabindex]';

const tabbables = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0,
  );

/** Leads Tab from the last element of the modal to the first, and Shift+Tab from the first to the last. */
function keepFocus(this: HTMLElement, event: KeyboardEvent) {
  if (event.key !== 'Tab') return;
  const all = tabbables(this);
  const [edge, target] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const focused = document.activeElement;
  if (edge && focused !== edge && !(focused === this && event.shiftKey)) return;
  event.preventDefault();
  (target ?? this).focus();
}

/** While `open`, makes `root` the only part of the page that can be reached, and gives the focus back afterwards. */
export function useModality(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  initialFocus?: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const modal = root.current;
    if (!open || !modal) return;
    const before = document.activeElement;
    if (!modals.length) wasClipped = document.documentElement.classList.contains('is-clipped');
    modals.push(modal);
    isolateNewest();
    modal.addEventListener('keydown', keepFocus);
    if (!modal.contains(before)) {
      (initialFocus?.current ?? tabbables(modal)[0] ?? modal).focus();
    }
    return () => {
      modals.splice(modals.indexOf(modal), 1);
      isolateNewest();
      modal.removeEventListener('keydown', keepFocus);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open, root, initialFocus]);
}
