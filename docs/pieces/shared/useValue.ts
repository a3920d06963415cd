'use client';

import { useState } from 'react';

/** Returns the value of a control, and a function that changes it. If `value` is `undefined`, the control keeps its own. */
export function useValue<T>(
  value: T | undefined,
  defaultValue: T,
  onValueChange?: (value: T) => void,
) {
  const [own, setOwn] = useState(defaultValue);
  function set(next: T) {
    setOwn(next);
    onValueChange?.(next);
  }
  return [value === undefined ? own : value, set] as const;
}
