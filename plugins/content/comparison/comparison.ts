import { behindTable } from './behind.ts';
import { results } from './results.ts';
import { factsTable, sizeTable, speedTable } from './tables.ts';
import type { ComparisonTable } from './text.ts';

/** The tables of the guide "How it compares", from the results of the benchmarks. */
export function comparison() {
  const { size, speed, coverage } = results();
  return {
    facts: factsTable(coverage),
    size: sizeTable(size),
    speed: speedTable(speed),
    behind: behindTable(size, speed),
  } satisfies Record<string, ComparisonTable>;
}
