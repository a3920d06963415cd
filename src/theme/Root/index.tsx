// Around everything, so that it knows when all of it responds.
import { useDeferredValue, useEffect, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/Root';
import { takeOver } from './takeOver.ts';

export default function Root({ children }: Props): ReactNode {
  // Some components are made anew once they know that they are in a browser; what waits for this comes after that.
  const hasSettled = useDeferredValue(useIsBrowser());
  useEffect(() => {
    // Outside the effect, because presses change what is rendered.
    if (hasSettled) queueMicrotask(() => void takeOver());
  }, [hasSettled]);
  return children;
}
