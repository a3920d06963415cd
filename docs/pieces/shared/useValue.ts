'use client';

import { useState } from 'react';

/** The value of a control and its setter: that of the caller, or one that the control keeps itself. */
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
