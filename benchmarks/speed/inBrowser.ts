import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Scene, Scenes } from './scenes.tsx';

declare global {
  interface Window {
    /** The scenes of each library, and the function that measures them with the React in its bundle. */
    speed: Record<string, { all: Scenes; mountAndUpdate: typeof mountAndUpdate }>;
  }
}

/** The number of repetitions, because a browser's clock is too coarse for less than a millisecond. */
const TIMES = 6;

function millisecondsOf(action: (time: number) => void): number {
  const start = performance.now();
  for (let time = 0; time < TIMES; time++) action(time);
  return (performance.now() - start) / TIMES;
}

/** Milliseconds to mount a scene, and then to change its color. */
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
