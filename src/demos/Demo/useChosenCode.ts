import { useEffect, useSyncExternalStore } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';

/** The tabs in which a demo shows its code. */
export const CODES = ['TSX', 'HTML'] as const;

export type CodeName = (typeof CODES)[number];

const KEY = 'docusaurus.tab.demo-code';
const listeners = new Set<() => void>();
let chosen: CodeName = 'TSX';

function update(value: string | null) {
  chosen = CODES.find((name) => name === value) ?? chosen;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The tab that the user selected, which all demos share. The browser stores it if it can. */
export function useChosenCode(): [CodeName, (name: CodeName) => void] {
  useEffect(() => {
    const slot = createStorageSlot(KEY);
    update(slot.get());
    return slot.listen(({ newValue }) => update(newValue));
  }, []);
  const choose = (name: CodeName) => {
    update(name);
    createStorageSlot(KEY).set(name);
  };
  return [
    useSyncExternalStore(
      subscribe,
      () => chosen,
      () => 'TSX',
    ),
    choose,
  ];
}
