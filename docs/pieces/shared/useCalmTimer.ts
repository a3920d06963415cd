import { useEffect, useRef, type RefObject } from 'react';

/** How often it looks at whether the time is over, in milliseconds. */
const TICK = 250;

interface CalmTimer {
  /** In milliseconds. With `Infinity`, the time is never over. */
  duration: number;
  /** The time stands still while this matches `inUse`. */
  element: RefObject<Element | null>;
  inUse: string;
  onEnd: () => void;
}

/** Calls a function each time that a time is over, which stands still while the page is hidden. */
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
