import {
  createContext,
  useContext,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useState,
  type SyntheticEvent,
} from 'react';
import { enter, leave, type Layer } from './layers.ts';

/** The layer around a component. */
export const LayerContext = createContext<Layer | null>(null);

/** The props with which an app keeps something open. */
export interface DismissProps {
  closeOnEscape?: boolean | undefined;
  closeOnOutsidePress?: boolean | undefined;
}

/** What sets no class among the props of something that opens. */
export const openModifiers = {
  defaultOpen: '',
  onOpenChange: '',
  closeOnEscape: '',
  closeOnOutsidePress: '',
};

let opened = 0;

function count(layer: Layer, open: boolean) {
  layer.order = open ? ++opened : 0;
}

/**
 * Puts an element on top of the open layers of its document while `open`. While it is the newest, it calls `onDismiss`
 * when the user presses Escape or, unless it is a modal, clicks or moves the focus outside it.
 *
 * @returns The layer, and a handler for what happens inside the element. React calls it for events in its portals too,
 * which are elsewhere on the page.
 */
export function useLayer(
  open: boolean,
  element: HTMLElement | null,
  onDismiss: Layer['dismiss'],
  { closeOnEscape, closeOnOutsidePress }: DismissProps,
  isModal = false,
) {
  const parent = useContext(LayerContext);
  const [layer] = useState<Layer>(() => ({
    element: null,
    parent,
    isModal,
    order: 0,
    zIndex: '',
    dismiss: onDismiss,
    inside: new WeakSet(),
    steps: [],
  }));

  useEffect(() => {
    const allowed = { escape: closeOnEscape, outside: closeOnOutsidePress };
    const dismiss: Layer['dismiss'] = (reason) => allowed[reason] !== false && onDismiss(reason);
    Object.assign(layer, { dismiss });
  });
  // Only opening counts: React also runs other effects anew when `<Activity>` shows the component again.
  useInsertionEffect(() => {
    count(layer, open);
  }, [layer, open]);
  // Not later, since what appears as a modal closes may take the focus, and `<Suspense>` ends only these effects.
  useLayoutEffect(() => {
    if (!open || !element) return;
    enter(layer, element);
    return () => leave(layer, element);
  }, [layer, open, element]);

  const onInside = ({ nativeEvent }: SyntheticEvent) => void layer.inside.add(nativeEvent);
  return { layer, onInside };
}
