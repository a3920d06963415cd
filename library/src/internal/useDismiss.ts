import { useEffect, useRef, type RefObject } from 'react';

/** What is open, the newest last, so that Escape closes one layer at a time. */
const layers: object[] = [];

/**
 * Calls `onDismiss` while `open`, when the reader presses Escape or, given `root`, when a press or the focus lands
 * outside it.
 */
export function useDismiss(
  open: boolean,
  onDismiss: (by: 'escape' | 'outside') => void,
  root?: RefObject<Element | null>,
) {
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });

  useEffect(() => {
    if (!open) return;
    const layer = {};
    const aborter = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || layers.at(-1) !== layer) return;
      event.preventDefault();
      latest.current('escape');
    };
    const onOutside = (event: Event) => {
      if (!root?.current?.contains(event.target as Node)) latest.current('outside');
    };
    layers.push(layer);
    document.addEventListener('keydown', onKeyDown, aborter);
    if (root) {
      // Captured, so that it works even if the page stops the event.
      const captured = { capture: true, signal: aborter.signal };
      document.addEventListener('pointerdown', onOutside, captured);
      document.addEventListener('focusin', onOutside, captured);
    }
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      aborter.abort();
    };
  }, [open, root]);
}
