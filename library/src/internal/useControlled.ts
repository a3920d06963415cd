import { useState } from 'react';

/**
 * Controlled or uncontrolled state: the caller's `value` if there is one, otherwise our own state, which starts as
 * `initial`. A change can have details, such as the reason.
 */
export function useControlled<Value, Details extends unknown[], Next extends Value = Value>(
  value: Value | undefined,
  initial: Value,
  onChange?: (value: Next, ...details: Details) => void,
): [Value, (value: Next, ...details: Details) => void] {
  const [own, setOwn] = useState(initial);
  const current = value === undefined ? own : value;
  const change = (next: Next, ...details: Details) => {
    if (next === current) return;
    setOwn(next);
    onChange?.(next, ...details);
  };
  return [current, change];
}
