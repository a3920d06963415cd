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

/** Marks the page in a frame as running. Before that it is inert, and can't take the focus from the page around it. */
export default function Started({ children }: { children: ReactNode }) {
  useEffect(() => {
    // An open modal takes the focus one render later.
    const timer = setTimeout(start);
    return () => clearTimeout(timer);
  }, []);
  return children;
}
