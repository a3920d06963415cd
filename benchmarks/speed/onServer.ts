import { renderToString } from 'react-dom/server';
import type { Scenes } from './scenes.tsx';

/** Enough for the engine to compile the code that runs often. */
const ROUNDS = 100;

/** The shortest time in milliseconds in which a server renders each scene. */
export function timesOnServer(scenes: Scenes): Record<string, number> {
  const times: Record<string, number> = {};
  for (const [name, scene] of Object.entries(scenes)) {
    if (!scene) continue;
    const rounds = Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      renderToString(scene('primary'));
      return performance.now() - start;
    });
    times[name] = Math.min(...rounds);
  }
  return times;
}
