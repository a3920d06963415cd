import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { focusedElement } from '../src/internal/dom.ts';

/** Renders into the shadow tree of an element, as an app does that is a custom element. */
export async function renderInShadow(component: ReactElement) {
  const host = document.createElement('div');
  document.body.append(host);
  onTestFinished(() => host.remove());
  const root = host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  root.append(container);
  await render(component, { container });
  const find = (selector: string) => root.querySelector<HTMLElement>(selector) as HTMLElement;
  return { find, focused: () => focusedElement()?.textContent };
}
