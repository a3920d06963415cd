import { useEffect } from 'react';
import { focusElement } from '../../browser/focusElement.ts';

/** If the focus is lost when the component is removed, moves it to the heading of the page that replaces it. */
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
