import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether React has hydrated the page: `false` on the server and during the first render in the browser. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
