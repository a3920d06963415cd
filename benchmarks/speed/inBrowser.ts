import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Scene, Scenes } from './scenes.tsx';

declare global {
  interface Window {
    /** What each library renders, and how that is measured with the React that is bundled with it. */
    speed: Record<string, { all: Scenes; mountAndUpdate: typeof mountAndUpdate }>;
  }
}

/** How often each thing is done: a browser's clock is too coarse for what takes less than a millisecond. */
const TIMES = 6;

function millisecondsOf(action: (time: number) => void): number {
  const start = performance.now();
  for (let time = 0; time < TIMES; time++) action(time);
  return (performance.now() - start) / TIMES;
}

/** Milliseconds that a scene takes to be mounted, and then to change its color. */
export function mountAndUpdate(scene: Scene): { mount: number; update: number } {
  const containers = Array.from({ length: TIMES }, () =>
    document.body.appendChild(document.createElement('div')),
  );
  const roots = containers.map((container) => createRoot(container));
  const mount = millisecondsOf((time) => flushSync(() => roots[time]?.render(scene('primary'))));
  const update = millisecondsOf((time) => flushSync(() => roots[time]?.render(scene('info'))));
  for (const root of roots) root.unmount();
  for (const container of containers) container.remove();
  return { mount, update };
}
