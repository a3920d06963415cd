import { useEffect, useState } from 'react';

/**
 * Tracks in state what Bulma's `is-hoverable` shows with CSS alone: on hover and, with `byFocus`, while the focus is
 * inside. ARIA attributes can then reflect it and Escape can hide it, as WCAG 1.4.13 requires.
 */
export function usePeek(element: HTMLElement | null, hoverable?: boolean, byFocus?: boolean) {
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isEnded, setEnded] = useState(false);

  useEffect(() => {
    if (!hoverable || !element) return;
    const aborter = new AbortController();
    const onPointerEnter = ({ pointerType }: PointerEvent) => {
      // A touch also clicks, which opens or closes it.
      if (pointerType === 'touch') return;
      setUnderPointer(true);
      setEnded(false);
    };
    const onFocus = ({ type, relatedTarget }: FocusEvent) => {
      if (!byFocus || element.contains(relatedTarget as Node | null)) return;
      setHasFocus(type === 'focusin');
      if (type === 'focusin') setEnded(false);
    };
    element.addEventListener('pointerenter', onPointerEnter, aborter);
    element.addEventListener('pointerleave', () => setUnderPointer(false), aborter);
    element.addEventListener('focusin', onFocus, aborter);
    element.addEventListener('focusout', onFocus, aborter);
    return () => aborter.abort();
  }, [element, hoverable, byFocus]);

  return {
    isPeeking: !!hoverable && !isEnded && (isUnderPointer || hasFocus),
    /** Whether the CSS may show it on hover. */
    isHoverable: hoverable && !isEnded,
    endPeek: () => setEnded(true),
  };
}
