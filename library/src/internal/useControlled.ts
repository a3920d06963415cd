import { useState } from 'react';

/**
 * State by React's convention: the caller's `value` if there is one, else state of our own that begins as `initial`. What
 * changes it may say more about why.
 */
export function useControlled<Value, Details extends unknown[]>(
  value: Value | undefined,
  initial: Value,
  onChange?: (value: Value, ...details: Details) => void,
): [Value, (value: Value, ...details: Details) => void] {
  const [own, setOwn] = useState(initial);
  const current = value === undefined ? own : value;
  const change = (next: Value, ...details: Details) => {
    if (next === current) return;
    setOwn(next);
    onChange?.(next, ...details);
  };
  return [current, change];
}
