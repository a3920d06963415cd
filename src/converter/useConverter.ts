import { useEffect, useState } from 'react';
import { hashOf } from '@site/src/converter/address';
import type { Made } from './live';

/** How far the converter is. Until it is used, nothing of it is loaded. */
export type State =
  | { status: 'unused' }
  | { status: 'empty' }
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | ({ status: 'done'; made: Made } & Pick<typeof import('./live'), 'LiveResult' | 'Tokens'>);

export const loadConverter = () => import('./live');

/** So that a key does not convert what the next one changes. */
const PAUSE_MS = 150;
/** Safari lets a page change its address 100 times in half a minute. */
const LONG_PAUSE_MS = 500;

async function run(html: string): Promise<State> {
  const { make, LiveResult, Tokens } = await loadConverter();
  return { status: 'done', made: make(html), LiveResult, Tokens };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Keeps HTML in the address, without a new entry in the history. */
async function keep(html: string) {
  const { pathname, search } = location;
  const address = pathname + search + (html && (await hashOf(html)));
  history.replaceState(history.state, '', address);
}

/** Converts HTML whenever it changes, and keeps it in the address. */
export function useConverter(html: string | undefined): State {
  const [state, setState] = useState<State>({ status: 'unused' });

  useEffect(() => {
    if (html === undefined) return;
    let isCurrent = true;
    const set = (next: State) => {
      if (isCurrent) setState(next);
    };
    const converting = setTimeout(() => {
      run(html).then(set, (error: unknown) => set({ status: 'failed', message: messageOf(error) }));
    }, PAUSE_MS);
    const keeping = setTimeout(() => void keep(html), LONG_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(converting);
      clearTimeout(keeping);
    };
  }, [html]);

  if (html !== undefined && !html.trim()) return { status: 'empty' };
  return state.status === 'unused' && html !== undefined ? { status: 'loading' } : state;
}
