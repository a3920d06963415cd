import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether React has hydrated the page: not on the server, nor during the first render in the browser. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
