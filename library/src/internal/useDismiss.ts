import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';

/** The open layers, the newest last, so Escape closes one at a time. */
const layers: object[] = [];

/** Whether the key is for an input method (IME), which also uses Escape. */
const isComposing = ({ isComposing: composing, keyCode }: KeyboardEvent) =>
  // Safari sends only the code 229, because it sends the key after the composition has ended.
  composing || keyCode === 229;

/**
 * Calls `onDismiss` while `open`, when the user presses Escape or, with `root`, clicks or moves the focus outside it.
 *
 * @returns Handlers for the element of `root`. React calls them for events in its portals too, which are elsewhere on
 * the page.
 */
export function useDismiss(
  open: boolean,
  onDismiss: (reason: 'escape' | 'outside') => void,
  root?: RefObject<Element | null>,
) {
  const latest = useRef(onDismiss);
  const [inside] = useState(() => new WeakSet<Event>());
  useEffect(() => {
    latest.current = onDismiss;
  });

  useEffect(() => {
    if (!open) return;
    const layer = {};
    const aborter = new AbortController();
    const { signal } = aborter;
    const heard: Event[] = [];
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      if (layers.at(-1) !== layer) return;
      event.preventDefault();
      latest.current('escape');
    };
    const judge = () => {
      const isOutside = heard.splice(0).some((event) => !inside.has(event));
      if (isOutside && !signal.aborted) latest.current('outside');
    };
    const onOutside = (event: Event) => {
      if (root?.current && event.composedPath().includes(root.current)) return;
      heard.push(event);
      // React reports events in portals only after the document has received them, and a click also moves the focus.
      if (heard.length === 1) setTimeout(judge);
    };
    layers.push(layer);
    document.addEventListener('keydown', onKeyDown, { signal });
    if (root) {
      // Uses the capture phase, so it works even if the page stops the event.
      document.addEventListener('pointerdown', onOutside, { capture: true, signal });
      document.addEventListener('focusin', onOutside, { capture: true, signal });
    }
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      aborter.abort();
    };
  }, [open, root, inside]);

  const onInside = ({ nativeEvent }: SyntheticEvent) => void inside.add(nativeEvent);
  return { onPointerDownCapture: onInside, onFocusCapture: onInside };
}
