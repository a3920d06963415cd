import { useState } from 'react';

/** The value of a control, from the app if that sets it, or else kept here. */
export function useValue<T>(
  value: T | undefined,
  defaultValue: T,
  onValueChange: ((value: T) => void) | undefined,
) {
  const [own, setOwn] = useState(defaultValue);

  function setValue(next: T) {
    setOwn(next);
    onValueChange?.(next);
  }

  return [value === undefined ? own : value, setValue] as const;
}
