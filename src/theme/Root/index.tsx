// Around everything, so it knows when everything is hydrated.
// Each page has links: here they are loaded once, instead of in several of its chunks.
import '@docusaurus/Link';
import { useDeferredValue, useEffect, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/Root';
import { takeOver } from './takeOver.ts';

export default function Root({ children }: Props): ReactNode {
  // Some components render again once they know that they are in a browser. Effects that wait for this come later.
  const hasSettled = useDeferredValue(useIsBrowser());
  useEffect(() => {
    // Outside the effect, because clicks change what is rendered.
    if (hasSettled) queueMicrotask(takeOver);
  }, [hasSettled]);
  return children;
}
