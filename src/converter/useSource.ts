import { useEffect, useState } from 'react';
import { sourceIn, type Source } from '@site/src/converter/address';

interface Read {
  /** Nothing until the user has changed something, or came with an address that keeps code. */
  source?: Source | undefined;
  /** What is wrong with the address. */
  problem?: string;
}

/** The code to convert: what is in the address, now and when it changes, and then what the user makes of it. */
export function useSource(): Read & { change: (source: Source) => void } {
  const [state, setState] = useState<Read>({});

  useEffect(() => {
    function read() {
      const name = location.hash.startsWith('#tsx=') ? 'TSX' : 'HTML';
      sourceIn(location.hash).then(
        (source) => source && setState({ source }),
        () =>
          setState(({ source }) => ({
            source,
            problem: `The ${name} in the address can’t be read. Was all of the link copied?`,
          })),
      );
    }
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  return { ...state, change: (source) => setState({ source }) };
}
