import { useEffect, type ReactNode } from 'react';

/** The page around has a `main` too, so screen readers need a name to tell them apart. */
function nameMain() {
  const main = document.querySelector('main:not([aria-label])');
  if (window !== parent) main?.setAttribute('aria-label', document.title);
}

function start() {
  document.body.inert = false;
  nameMain();
  document.documentElement.dataset.hasHydrated = 'true';
}

/**
 * Says that what a frame shows runs. Until then nothing in it gets the focus, which it would take away from the page
 * around it.
 */
export default function Started({ children }: { children: ReactNode }) {
  useEffect(() => {
    // A modal that is open at first knows its element one render later, and would take the focus then.
    const timer = setTimeout(start);
    return () => clearTimeout(timer);
  }, []);
  return children;
}
