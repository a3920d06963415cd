import { useEffect } from 'react';
import { focusElement } from '../focusElement.ts';

/** If the focus is lost when the component goes, the heading of the page that takes its place gets it. */
export function useFocusReturn() {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const heading = document.querySelector<HTMLElement>('main h1');
        if (heading && document.activeElement === document.body) focusElement(heading);
      });
    },
    [],
  );
}
