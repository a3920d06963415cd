import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The position in the list that a key moves to. Outside the list, at -1, only the arrow key into it does something. */
function nextPlace(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(place + 1, count - 1);
  if (place < 0) return undefined;
  if (key === 'ArrowUp') return Math.max(place - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
}

/**
 * The "Disclosure Navigation Menu" of the ARIA Authoring Practices Guide: a button that opens a list of links. It opens
 * on click and never on hover, so the announced state of the button is always true.
 */
export function useDropdown() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    function moveFocus(event: KeyboardEvent) {
      const links = [...ref.current!.querySelectorAll<HTMLElement>('li a')];
      const place = links.findIndex((link) => link === document.activeElement);
      const next = nextPlace(event.key, place, links.length);
      if (next === undefined) return;
      event.preventDefault();
      // A hidden link can't take the focus.
      flushSync(() => setOpen(true));
      links[next]?.focus();
    }
    root.addEventListener('keydown', moveFocus);
    return () => root.removeEventListener('keydown', moveFocus);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    function closeFromOutside({ target }: Event) {
      if (!ref.current?.contains(target as Node)) setOpen(false);
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key === 'Escape') closeAndReturn();
    }
    document.addEventListener('pointerdown', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => listening.abort();
  }, [isOpen]);

  function closeAndReturn() {
    ref.current?.querySelector('button')?.focus();
    setOpen(false);
  }

  return { ref, isOpen, setOpen, closeAndReturn };
}
