import { useCallback, useEffect, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import type { TryIt } from '*.demo.tsx?demo';
import { isTryHash } from '@site/src/demos/tryHash';

async function load(trial: TryIt) {
  const [panel, helpers, data] = await trial.load();
  return { Panel: panel.default, helpers: helpers.default, data: data.default };
}

/** Loads and opens the playground of a component. An address with settings opens it too. */
export function useTryIt(trial: TryIt | undefined) {
  const history = useHistory();
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof load>>>();
  const [hasFailed, setFailed] = useState(false);

  const open = useCallback(async () => {
    if (!trial) return;
    await load(trial).then(
      (loaded) => setOpened((known) => known ?? loaded),
      () => setFailed(true),
    );
  }, [trial]);

  useEffect(() => {
    if (!trial) return;
    const openByHash = ({ hash }: { hash: string }) => {
      if (isTryHash(hash)) void open();
    };
    openByHash(history.location);
    return history.listen(openByHash);
  }, [history, open, trial]);

  const preload = () => {
    // If it fails, a click reports the error.
    if (trial) load(trial).catch(() => {});
  };

  function close(anchor: string) {
    setOpened(undefined);
    const { location } = history;
    if (isTryHash(location.hash)) history.replace({ ...location, hash: `#${anchor}` });
  }

  return { opened, hasFailed, open, preload, close };
}
