import { focusedElement, tryFocus } from './dom.ts';

/** Moves the focus to an element, even if it can't take it by itself, until the user moves on. */
export function focusOnce(element: HTMLElement) {
  if (tryFocus(element)) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus();
}

/**
 * Keeps the focus in an element if the app removes what has it, so Tab and the arrow keys go on from there.
 *
 * @returns A function that stops this.
 */
export function keepFocus(around: HTMLElement): () => void {
  const { body } = around.ownerDocument;
  const observer = new MutationObserver((records) => {
    if (focusedElement(body.ownerDocument) !== body || around.closest('[inert]')) return;
    const { target = around } = records.filter((one) => one.target.isConnected).at(-1) ?? {};
    focusOnce(target as HTMLElement);
  });
  observer.observe(around, { childList: true, subtree: true });
  return () => observer.disconnect();
}
