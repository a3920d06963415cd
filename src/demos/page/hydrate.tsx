import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import Started from './Started.tsx';

const root = document.getElementById('demo')!;

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
