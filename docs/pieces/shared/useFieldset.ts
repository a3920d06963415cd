import { useSyncExternalStore, type RefObject } from 'react';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document, { subtree: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}

/** Whether a control is in a `<fieldset disabled>`, which disables only HTML controls by itself. */
export const useFieldset = (control: RefObject<Element | null>) =>
  useSyncExternalStore(
    subscribe,
    () => control.current?.matches('fieldset:disabled *') ?? false,
    () => false,
  );
