import type { Size, Speed } from './results.ts';
import { sharedSpeeds } from './tables.ts';
import { shortName, type ComparisonTable } from './text.ts';

/** The row of a figure for the libraries in which it is lower than in Bulmatic, if there are any. */
function rowOf(name: string, figures: Readonly<Record<string, string | number>>): string[][] {
  const { bulmatic: own } = figures;
  const ahead = Object.entries(figures).filter(
    ([library, figure]) => library !== 'plain' && Number(figure) < Number(own),
  );
  if (!ahead.length) return [];
  const texts = ahead.map(([library, figure]) => `${shortName(library)}: ${figure}`);
  return [[name, String(own), texts.join(', ')]];
}

function sizesOf({ libraries }: Size, key: 'Button, kB' | 'everything, kB') {
  return Object.fromEntries(Object.entries(libraries).map(([name, sizes]) => [name, sizes[key]]));
}

/** Every figure in the tables of sizes and speeds in which another library is ahead of Bulmatic. */
export function behindTable(size: Size, speed: Speed): ComparisonTable {
  return {
    head: ['Figure', 'Bulmatic', 'Ahead of it'],
    rows: [
      ...rowOf('Only `Button`, kB', sizesOf(size, 'Button, kB')),
      ...rowOf('Everything, kB', sizesOf(size, 'everything, kB')),
      ...sharedSpeeds(speed).flatMap(([name, times]) => rowOf(name, times)),
    ],
    note: 'These figures are from the two tables above.',
  };
}
