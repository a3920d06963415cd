/** Slides an element into place, such as from `'0 1rem'`, unless the user prefers reduced motion. */
export function slideIn(element: Element | null, from: string) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element?.animate([{ translate: from }, { translate: '0 0' }], {
    duration: 150,
    easing: 'ease-out',
  });
}
