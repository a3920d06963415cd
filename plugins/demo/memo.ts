/** Remembers one result per name, until it is requested with a different key. */
export function memo<Result>() {
  const known = new Map<string, { key: string; result: Result }>();
  return (name: string, key: string, make: () => Result): Result => {
    const last = known.get(name);
    if (last?.key === key) return last.result;
    const result = make();
    known.set(name, { key, result });
    return result;
  };
}
