import { useEffect, useRef, type RefObject } from 'react';

/** How often the timer checks whether time is up, in milliseconds. */
const TICK = 250;

interface CalmTimer {
  /** In milliseconds. With `Infinity`, the timer never ends. */
  duration: number;
  /** The timer pauses while this element matches `inUse`. */
  element: RefObject<Element | null>;
  inUse: string;
  onEnd: () => void;
}

/** Calls `onEnd` each time the duration has passed. Pauses while the page is hidden. A new `restart` value starts it over. */
export function useCalmTimer({ duration, element, inUse, onEnd }: CalmTimer, restart?: unknown) {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (duration === Infinity) return;
    let left = duration;
    const timer = setInterval(() => {
      if (document.hidden || element.current?.matches(inUse)) return;
      left -= TICK;
      if (left > 0) return;
      left = duration;
      end.current();
    }, TICK);
    return () => clearInterval(timer);
  }, [duration, element, inUse, restart]);
}
