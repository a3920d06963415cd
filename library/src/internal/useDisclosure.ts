import type { FocusEventHandler, PointerEventHandler, Ref } from 'react';
import type { OnOpenChange, OpenChangeReason } from '../props/openChange.ts';
import { chain } from './chain.ts';
import { focusedElement, holds } from './dom.ts';
import { useControlled } from './useControlled.ts';
import { useElement } from './useElement.ts';
import { useLayer, type DismissProps } from './useLayer.ts';
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

export interface DisclosureProps extends DismissProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: OnOpenChange | undefined;
  hoverable?: boolean | undefined;
  onPointerDownCapture?: PointerEventHandler | undefined;
  onFocusCapture?: FocusEventHandler | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * The state of a button and the content that it shows, and the props of the element around both. With `byFocus`, hoverable content
 * is also shown while the focus is inside, as in Bulma's navbar.
 */
export function useDisclosure<Props extends DisclosureProps>(
  props: Props,
  buttonOf: (root: Element) => HTMLElement | null | undefined,
  byFocus?: boolean,
) {
  const { open, defaultOpen = false, hoverable } = props;
  const [isOpen, change] = useControlled(open, defaultOpen, props.onOpenChange);
  const content = useSharedId();
  const [root, takeRoot] = useElement(props.ref);
  const { isPeeking, isHoverable, endPeek } = usePeek(root, hoverable, byFocus);
  const shown = isOpen || isPeeking;
  const setOpen = (next: boolean, reason: OpenChangeReason) => change(next, { reason });
  const hide = (reason: OpenChangeReason) => {
    setOpen(false, reason);
    endPeek();
    // What an open navbar shows can be outside of it, and is hidden now.
    const isLost = isOpen && reason === 'escape';
    if (root && (isLost || holds(root, focusedElement(root.ownerDocument))))
      buttonOf(root)?.focus();
  };
  const onDismiss = (reason: 'escape' | 'outside') => {
    if (reason === 'escape') hide(reason);
    else setOpen(false, reason);
  };
  const { layer, onInside } = useLayer(shown, root, onDismiss, props);
  const disclosure: Disclosure = { open: isOpen, shown, setOpen, hide, content };
  const element = {
    ...props,
    open: isOpen,
    hoverable: isHoverable,
    onPointerDownCapture: chain(props.onPointerDownCapture, onInside),
    onFocusCapture: chain(props.onFocusCapture, onInside),
    ref: takeRoot,
  };
  return { disclosure, root, layer, element };
}
