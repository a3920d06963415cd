import { useState } from 'react';

/** State by React's convention: the caller's `value` if there is one, else state of our own that begins as `initial`. */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const current = value === undefined ? own : value;
  const change = (next: Value) => {
    if (next === current) return;
    setOwn(next);
    onChange?.(next);
  };
  return [current, change];
}
