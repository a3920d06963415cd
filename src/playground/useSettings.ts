import { useEffect, useRef, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { isTryHash, PREFIX } from '@site/src/demos/tryHash';
import type { Places } from '@site/src/playground/places';
import { hashOf, readHash, type Settings } from '@site/src/playground/settings';

/** Browsers refuse an address that changes with every key. */
const TYPING_MS = 300;

/** The settings of the user. They are in the hash of the address, so that links keep them and Back undoes them. */
export function useSettings(places: Places) {
  const history = useHistory();
  const [read, setRead] = useState(() => readHash(history.location.hash, places));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const stop = history.listen(({ hash }) => {
      // It would lead the user back from where a link or Back has led.
      clearTimeout(timer.current);
      if (!isTryHash(hash)) return;
      // Ignore changes that come from here.
      setRead((known) => (hashOf(known.settings) === hash ? known : readHash(hash, places)));
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [history, places]);

  /** Changes the settings. While the user types, no entries are added to the history. */
  function change(settings: Settings, isTyping = false) {
    setRead({ settings, unknown: [] });
    clearTimeout(timer.current);
    const { location } = history;
    const next = { ...location, hash: hashOf(settings) };
    if (isTyping) {
      timer.current = setTimeout(() => history.replace(next), TYPING_MS);
      return;
    }
    // Without a hash, Docusaurus would scroll to the top on the way back.
    if (!isTryHash(location.hash)) history.replace({ ...location, hash: PREFIX });
    history.push(next);
  }

  return { ...read, change };
}
