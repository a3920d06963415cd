import { useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

const root = document.getElementById('demo')!;

/** Says that the demo runs. Until then nothing in it gets the focus, which it would take away from the page around it. */
function Started({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.body.inert = false;
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
