import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether this is the browser's page: on the server, and while that comes alive, it is not yet. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
