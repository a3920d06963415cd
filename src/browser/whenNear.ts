/** Does something each time an element comes into the window, or half a window away from it. */
export function whenNear(element: Element, task: () => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (changes) => {
      if (changes.at(-1)!.isIntersecting) task();
    },
    { rootMargin: '50% 0px' },
  );
  observer.observe(element);
  return observer;
}
