import type { Ref } from 'react';
import type { OnOpenChange, OpenChangeReason } from '../props/openChange.ts';
import { focusedElement, holds } from './dom.ts';
import { useControlled } from './useControlled.ts';
import { useElement } from './useElement.ts';
import { useLayer } from './useLayer.ts';
import { usePeek } from './usePeek.ts';
import { useSharedId, type SharedId } from './useSharedId.ts';

/** Something that a button shows and hides. */
export interface Disclosure {
  /** Whether it was opened, and stays open until it is closed. */
  open: boolean;
  /** Whether it is visible: open, or shown temporarily by hover or focus. */
  shown: boolean;
  setOpen: (open: boolean, reason: OpenChangeReason) => void;
  /** Hides it, even on hover, and moves the focus from inside it back to the button. */
  hide: (reason: OpenChangeReason) => void;
  content: SharedId;
}

export interface DisclosureProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: OnOpenChange;
  closeOnEscape?: boolean;
  closeOnOutsidePress?: boolean;
  hoverable?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The state of a button and the content that it shows, for the element around both. With `byFocus`, hoverable content
 * is also shown while the focus is inside, as in Bulma's navbar.
 */
export function useDisclosure(
  props: DisclosureProps,
  buttonOf: (root: Element) => HTMLElement | null | undefined,
  byFocus?: boolean,
) {
  const { open, defaultOpen = false, onOpenChange, hoverable, ref } = props;
  const { closeOnEscape = true, closeOnOutsidePress = true } = props;
  const [isOpen, change] = useControlled(open, defaultOpen, onOpenChange);
  const content = useSharedId();
  const [root, takeRoot] = useElement(ref);
  const { isPeeking, isHoverable, endPeek } = usePeek(root, hoverable, byFocus);
  const shown = isOpen || isPeeking;
  const setOpen = (next: boolean, reason: OpenChangeReason) => change(next, { reason });
  const hide = (reason: OpenChangeReason) => {
    setOpen(false, reason);
    endPeek();
    if (root && holds(root, focusedElement(root.ownerDocument))) buttonOf(root)?.focus();
  };
  const onDismiss = (reason: 'escape' | 'outside') => {
    if (reason === 'escape' && closeOnEscape) hide(reason);
    if (reason === 'outside' && closeOnOutsidePress) setOpen(false, reason);
  };
  const { layer, inside } = useLayer(shown, root, onDismiss);
  const disclosure: Disclosure = { open: isOpen, shown, setOpen, hide, content };
  const classProps = { open: isOpen, hoverable: isHoverable };
  return { disclosure, root, takeRoot, layer, inside, classProps };
}
