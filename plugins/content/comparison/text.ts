const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A table of the guide "How it compares", whose texts have code between backticks. */
export interface ComparisonTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** When it was measured, and by what. */
  note: string;
}

/** The name of a library in a table. */
export const shortName = (name: string) =>
  name.replace('@allxsmith/', '').replace('bulmatic', 'Bulmatic');

export const noteOf = (bench: string, { date, node }: { date: string; node: string }) =>
  `Measured on ${DAY.format(new Date(date))} by \`npm run bench:${bench}\` with Node.js ${node}.`;
