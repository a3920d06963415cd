import { useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

const root = document.getElementById('demo')!;

/** The page around has a `main` too, so screen readers need a name to tell them apart. */
function nameMain() {
  root.querySelector('main:not([aria-label])')?.setAttribute('aria-label', document.title);
}

/** Says that the demo runs. Until then nothing in it gets the focus, which it would take away from the page around it. */
function Started({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.body.inert = false;
    if (window !== parent) nameMain();
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return children;
}

function showError(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  root.setAttribute('role', 'alert');
  root.textContent = `This demo stopped: ${message} Reload the page to try again.`;
}

/** Starts a demo on its own page. */
export function hydrate(Demo: ComponentType) {
  document.body.inert = window !== parent;
  hydrateRoot(
    root,
    <Started>
      <Demo />
    </Started>,
    {
      onUncaughtError(error) {
        console.error(error);
        document.body.inert = false;
        showError(error);
      },
    },
  );
}
