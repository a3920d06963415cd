import { useEffect, useInsertionEffect, useRef, type RefObject } from 'react';
import { focusEdge, guardFocus } from './focusGuards.ts';
import { isolate } from './isolate.ts';
import { focusedElement, holds } from './shadow.ts';

/** The open modals on the page, the newest last. */
const modals: HTMLElement[] = [];

/** While `open`, makes `root` the only part of the page that the user can reach. Returns the focus afterwards. */
export function useModality(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  initialFocus?: RefObject<HTMLElement | null>,
) {
  const before = useRef<Element>(null);
  const inside = useRef<Element>(null);
  // Before React focuses an element that has `autoFocus`.
  useInsertionEffect(() => {
    if (open) before.current = focusedElement();
    inside.current = null;
  }, [open]);

  useEffect(() => {
    const modal = root.current;
    if (!open || !modal) return;
    modals.push(modal);
    isolate(modal);
    guardFocus(modal);
    if (!holds(modal, focusedElement())) {
      const target = inside.current ?? initialFocus?.current;
      if (target instanceof HTMLElement) target.focus();
      else focusEdge(modal, 'first');
    }
    return () => {
      // React's Strict Mode runs this cleanup and the effect once more.
      if (holds(modal, focusedElement())) inside.current = focusedElement();
      modals.splice(modals.indexOf(modal), 1);
      const below = modals.at(-1);
      isolate(below);
      guardFocus(below);
      if (before.current instanceof HTMLElement) before.current.focus();
    };
  }, [open, root, initialFocus]);
}
