import { StrictMode, useEffect, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import 'bulma/css/bulma.css';

type Demo = { default: ComponentType };

const demos = Object.entries(
  import.meta.glob<Demo>(['../../docs/pieces/*/*.demo.tsx', '../../docs/recipes/*/*.demo.tsx'], {
    eager: true,
  }),
).map(([file, { default: Demo }]) => [file.replace(/.*docs./, ''), Demo] as const);

const container = () => document.body.appendChild(document.createElement('div'));

afterEach(() => document.body.replaceChildren());

/** Tells when React has taken over what a server has rendered. */
function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady);
  return null;
}

/** Shows a demo as an app with a server would, and tells what React and the browser complain of. */
async function show(...all: readonly ComponentType[]) {
  const complaints: unknown[] = [];
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...texts) => complaints.push(texts.join(' ')));
  const shown = all.map(async (Demo) => {
    const root = container();
    const identifierPrefix = `demo-${document.body.childElementCount}-`;
    const app = (onReady: () => void) => (
      <StrictMode>
        <Demo />
        <Ready onReady={onReady} />
      </StrictMode>
    );
    root.innerHTML = renderToString(
      app(() => {}),
      { identifierPrefix },
    );
    const onRecoverableError = (error: unknown) => complaints.push(error);
    const options = { identifierPrefix, onRecoverableError };
    return new Promise<Root>((resolve) => {
      const hydrated = hydrateRoot(
        root,
        app(() => resolve(hydrated)),
        options,
      );
    });
  });
  const roots = await Promise.all(shown);
  return { complaints, remove: () => roots.forEach((root) => root.unmount()) };
}

// One visit for all, with the demo twice on the page.
test.for(demos)(
  '%s is hydrated from what a server renders, has each id once, and leaves nothing behind',
  // Ten thousand rows of a grid take their time in React for development.
  { timeout: 300_000 },
  async ([, Demo]) => {
    const { complaints, remove } = await show(Demo, Demo);
    expect(complaints).toEqual([]);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    // An address leads to one place.
    expect(twice.filter((id) => !document.querySelector(`a[href="#${id}"]`))).toEqual([]);
    remove();
    await expect.poll(() => document.body.textContent.trim()).toBe('');
  },
);
