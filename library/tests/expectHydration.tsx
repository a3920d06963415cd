import { StrictMode, useEffect, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, vi } from 'vitest';

function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}

/** Expects what the server renders to come alive in the browser as it is, ids included, without a word from React. */
export async function expectHydration(component: ReactElement) {
  const onAlive = vi.fn();
  const onComplaint = vi.fn();
  const complaints = vi.spyOn(console, 'error').mockImplementation(onComplaint);
  const container = document.body.appendChild(document.createElement('div'));
  const app = (
    <StrictMode>
      {component}
      <Alive onAlive={onAlive} />
    </StrictMode>
  );
  container.innerHTML = renderToString(app);
  const root = hydrateRoot(container, app, { onRecoverableError: onComplaint });
  onTestFinished(() => {
    root.unmount();
    container.remove();
    complaints.mockRestore();
  });
  await expect.poll(() => onAlive).toHaveBeenCalled();
  expect(onComplaint.mock.calls).toEqual([]);
}
