/** What a table has for a name that anyone may write, which may be one of every object, such as `constructor`. */
export const entryOf = <Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);
