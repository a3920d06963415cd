/** Focuses an element that isn't a control, such as a heading. The Tab key leaves it, but doesn't return to it. */
export function focusElement(element: HTMLElement) {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
