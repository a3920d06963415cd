import type { Ref } from 'react';
import { useControlled } from './useControlled.ts';
import { useDismiss } from './useDismiss.ts';
import { useOwnRef } from './useOwnRef.ts';
import { usePeek } from './usePeek.ts';
import { useSharedId, type SharedId } from './useSharedId.ts';

/** What a button shows and hides. */
export interface Disclosure {
  /** Whether it was opened, and stays so until it is closed. */
  open: boolean;
  /** Whether it can be seen: it is open, or the pointer or the focus shows it for now. */
  shown: boolean;
  setOpen: (open: boolean) => void;
  /** Hides it, even from under the pointer, and moves the focus from inside it back to the button. */
  hide: () => void;
  content: SharedId;
}

export interface DisclosureProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  hoverable?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The state of a button and what it shows, for the element around both. With `byFocus`, a hoverable one is shown while the
 * focus is in it too, as in Bulma's navbar.
 */
export function useDisclosure(
  { open, defaultOpen = false, onOpenChange, hoverable, ref }: DisclosureProps,
  buttonOf: (root: Element) => HTMLElement | null | undefined,
  byFocus?: boolean,
) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const content = useSharedId();
  const root = useOwnRef(ref);
  const { isPeeking, isHoverable, endPeek } = usePeek(root, hoverable, byFocus);
  const shown = isOpen || isPeeking;
  const hide = () => {
    setOpen(false);
    endPeek();
    if (root.current?.contains(document.activeElement)) buttonOf(root.current)?.focus();
  };
  useDismiss(shown, (by) => (by === 'escape' ? hide() : setOpen(false)), root);
  const disclosure: Disclosure = { open: isOpen, shown, setOpen, hide, content };
  return { disclosure, root, classProps: { open: isOpen, hoverable: isHoverable } };
}
