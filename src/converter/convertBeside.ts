import type { Source } from '@site/src/converter/address';
import type { Made } from '@site/src/converter/make';
import type { Answer } from '@site/src/converter/worker';

/** What to say when a part of the converter is missing. */
export const NOT_LOADED = 'The converter couldn’t be loaded. Reload the page.';

let worker: Worker | undefined;

/** Loads the converter before it is needed; if that fails, it is loaded again then. */
export function prepare(): Worker {
  worker ??= Object.assign(new Worker(new URL('./worker.ts', import.meta.url)), {
    onerror: () => (worker = undefined),
  });
  return worker;
}

/**
 * Converts code in a worker. The signal ends the worker, so that the next conversion doesn't wait.
 *
 * @throws If the code can't be converted, or the worker can't be loaded.
 */
export function convertBeside(source: Source, signal: AbortSignal): Promise<Made> {
  const current = prepare();
  function stop() {
    current.terminate();
    worker = undefined;
  }
  signal.addEventListener('abort', stop);
  return new Promise((resolve, reject) => {
    current.onmessage = ({ data }: MessageEvent<Answer>) => {
      signal.removeEventListener('abort', stop);
      if ('made' in data) resolve(data.made);
      else reject(new Error(data.message));
    };
    current.onerror = () => {
      signal.removeEventListener('abort', stop);
      stop();
      reject(new Error(NOT_LOADED));
    };
    current.postMessage(source);
  });
}
