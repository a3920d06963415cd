import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import Started from './Started.tsx';

/** The place of a demo on its page. Each page takes it from here, so that all load React and this as one file. */
export const container = document.getElementById('demo')!;

function showError(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  container.setAttribute('role', 'alert');
  container.textContent = `This demo stopped: ${message} Reload the page to try again.`;
}

/** Starts a demo on its own page. */
export function hydrate(Demo: ComponentType) {
  document.body.inert = window !== parent;
  hydrateRoot(
    container,
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
