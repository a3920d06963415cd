/** Remembers what was made under a name, for as long as the key stays the same that it was made for. */
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
