import { useEffect, useState } from 'react';
import type { Source } from '@site/src/converter/address';
import { convertBeside, NOT_LOADED, prepare } from './convertBeside';
import type { Made } from './make';

/** How far the converter is. Until it is used, nothing of it is loaded. */
export type State =
  | { status: 'unused' }
  | { status: 'empty' }
  | { status: 'loading' }
  | { status: 'converting' }
  | { status: 'failed'; message: string }
  | ({ status: 'done'; made: Made } & Pick<
      typeof import('./loadedOnUse'),
      'LiveResult' | 'Notes' | 'Tokens'
    >);

/**
 * Loads what the converter needs besides its worker.
 *
 * @throws If that can't be loaded, with a sentence for the user.
 */
export const load = () =>
  import('./loadedOnUse').catch(() => {
    throw new Error(NOT_LOADED);
  });

/** Loads the converter before it is needed. If that fails, the first conversion reports the error. */
export function preload() {
  prepare();
  load().catch(() => {});
}

/** Waits for the user to stop typing. */
const PAUSE_MS = 150;
/** After this time, a message says that the conversion takes a while. */
const PATIENCE_MS = 500;
/** Safari lets a page change its address 100 times in half a minute. */
const LONG_PAUSE_MS = 500;

async function run(source: Source, signal: AbortSignal): Promise<State> {
  const [made, { LiveResult, Notes, Tokens, printed }] = await Promise.all([
    convertBeside(source, signal),
    load(),
  ]);
  const code = source.language === 'tsx' ? printed(made.code) : made.code;
  return { status: 'done', made: { ...made, code }, LiveResult, Notes, Tokens };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Keeps code in the address, without a new entry in the history. */
async function keep(source: Source, page: string, signal: AbortSignal) {
  const { hashOf } = await load();
  const hash = source.code && (await hashOf(source));
  const { pathname, search } = location;
  // Meanwhile, the user may have written more, or followed a link.
  if (!signal.aborted && pathname === page)
    history.replaceState(history.state, '', pathname + search + hash);
}

/** Converts code whenever it changes, and keeps it in the address. */
export function useConverter(source: Source | undefined): State {
  const [state, setState] = useState<State>({ status: 'unused' });

  useEffect(() => {
    if (!source) return;
    const { pathname } = location;
    const controller = new AbortController();
    const { signal } = controller;
    const set = (next: State) => {
      if (!signal.aborted) setState(next);
    };
    const converting = setTimeout(() => {
      void run(source, signal)
        .catch((error: unknown): State => ({ status: 'failed', message: messageOf(error) }))
        .then(set)
        .finally(() => clearTimeout(waiting));
    }, PAUSE_MS);
    const waiting = setTimeout(
      () => setState((before) => (before.status === 'unused' ? before : { status: 'converting' })),
      PAUSE_MS + PATIENCE_MS,
    );
    // If the code for it can't be loaded, the result says so.
    const keeping = setTimeout(
      () => void keep(source, pathname, signal).catch(() => {}),
      LONG_PAUSE_MS,
    );
    return () => {
      controller.abort();
      clearTimeout(converting);
      clearTimeout(waiting);
      clearTimeout(keeping);
    };
  }, [source]);

  if (source && !source.code.trim()) return { status: 'empty' };
  return state.status === 'unused' && source ? { status: 'loading' } : state;
}
