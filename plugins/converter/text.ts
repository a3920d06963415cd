/** A list with one entry on each line, so that changes can be read. */
export const linesText = (items: readonly string[]) => items.map((item) => `\n${item},`).join('');

/** A record with one entry on each line. */
export const recordText = (entries: object) =>
  `{${linesText(Object.entries(entries).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`))}\n}`;
