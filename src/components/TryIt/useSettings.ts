import { useEffect, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { isTryHash, PREFIX } from '@site/src/try-it/hash';
import type { Places } from '@site/src/try-it/places';
import { hashOf, readHash, type Settings } from '@site/src/try-it/settings';

/** What the user has set, which the hash of the address says, so that a link leads to it and Back undoes it. */
export function useSettings(places: Places) {
  const history = useHistory();
  const [read, setRead] = useState(() => readHash(history.location.hash, places));

  useEffect(
    () =>
      history.listen(({ hash }) => {
        if (isTryHash(hash)) setRead(readHash(hash, places));
      }),
    [history, places],
  );

  /** Goes on to other settings; those between two keys that the user presses are not worth a step back. */
  function change(settings: Settings, isTyping = false) {
    const { location } = history;
    const next = { ...location, hash: hashOf(settings) };
    // Without a hash, Docusaurus would scroll to the top on the way back.
    if (!isTryHash(location.hash)) history.replace({ ...location, hash: PREFIX });
    if (isTyping) history.replace(next);
    else history.push(next);
  }

  return { ...read, change };
}
