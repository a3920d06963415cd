import { useEffect, useState } from 'react';
import { htmlIn } from '@site/src/converter/address';

interface Html {
  /** Nothing until the user has changed something, or came with an address that keeps HTML. */
  html?: string;
  /** What is wrong with the address. */
  problem?: string;
}

/** The HTML to convert: what is in the address, now and when it changes, and then what the user makes of it. */
export function useHtml(): Html & { change: (html: string) => void } {
  const [state, setState] = useState<Html>({});

  useEffect(() => {
    function read() {
      htmlIn(location.hash).then(
        (html) => html !== undefined && setState({ html }),
        () =>
          setState(({ html }) => ({
            html,
            problem: 'The HTML in the address can’t be read. Was all of the link copied?',
          })),
      );
    }
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  return { ...state, change: (html) => setState({ html }) };
}
