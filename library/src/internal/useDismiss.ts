import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';

/** What is open, the newest last, so that Escape closes one layer at a time. */
const layers: object[] = [];

/** Whether the key is for the input method, which also ends a word by Escape. */
const isComposing = ({ isComposing: composing, keyCode }: KeyboardEvent) =>
  // Safari says so by 229 alone: it sends the key after the end of the composition.
  composing || keyCode === 229;

/**
 * Calls `onDismiss` while `open`, when the user presses Escape or, given `root`, when a press or the focus lands outside
 * it.
 *
 * @returns Handlers for the element of `root`, by which React tells of events inside it that happen elsewhere on the
 * page, in a portal.
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
      // React tells of events in portals only after the document has heard of them; and a press moves the focus too.
      if (heard.length === 1) setTimeout(judge);
    };
    layers.push(layer);
    document.addEventListener('keydown', onKeyDown, { signal });
    if (root) {
      // Captured, so that it works even if the page stops the event.
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
