import { useEffect, useRef, useState } from 'react';
import type { Source } from '@site/src/converter/address';
import { load } from './useConverter';

interface Read {
  /** Nothing until the user has changed something, or came with an address that keeps code. */
  source?: Source | undefined;
  /** Whether the code that reads the address is still loading. */
  isReading?: boolean;
  /** What is wrong with the address. */
  problem?: string;
}

const KEPT = /^#(html|tsx)=/;

/**
 * The code that a hash keeps.
 *
 * @throws If there is none to be read, with a sentence for the user.
 */
async function read(hash: string): Promise<Read> {
  const { sourceIn } = await load();
  const source = await sourceIn(hash).catch(() => {
    const name = hash.startsWith('#tsx=') ? 'TSX' : 'HTML';
    throw new Error(`The ${name} in the address can’t be read. Was all of the link copied?`);
  });
  return { source };
}

interface Use extends Read {
  change: (source: Source) => void;
  /** Puts something else in its place, from which Back leads to what the user had. */
  replace: (source: Source) => void;
}

/** The code to convert: what is in the address, now and when it changes, and then what the user makes of it. */
export function useSource(): Use {
  const [state, setState] = useState<Read>({});
  const changes = useRef(0);
  /** What an address without code stands for, once the user has emptied a field. */
  const emptied = useRef<Source>(undefined);

  useEffect(() => {
    function follow() {
      const isEmpty = !location.hash && emptied.current;
      if (!isEmpty && !KEPT.test(location.hash)) return;
      changes.current += 1;
      const own = changes.current;
      if (isEmpty) return setState({ source: emptied.current });
      // Don't replace what the user types while the address is read.
      const set = (next: (before: Read) => Read) => {
        if (own === changes.current) setState(next);
      };
      set(({ source }) => ({ source, isReading: true }));
      read(location.hash).then(
        (next) => set(() => next),
        ({ message }: Error) => set(({ source }) => ({ source, problem: message })),
      );
    }
    follow();
    // Unlike `hashchange`, it also comes if the user goes back before the address has changed.
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function change(source: Source) {
    changes.current += 1;
    if (!source.code) emptied.current = source;
    setState({ source });
  }

  function replace(source: Source) {
    if (KEPT.test(location.hash)) history.pushState(history.state, '', location.href);
    change(source);
  }

  return { ...state, change, replace };
}
