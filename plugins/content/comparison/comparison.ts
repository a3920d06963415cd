import type { Plugin } from '@docusaurus/types';
import { behindTable } from './behind.ts';
import { comparisonModule } from './module.ts';
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

/** Docusaurus plugin: turns the results of the benchmarks into tables, which the page has in its HTML. */
export default function comparisonTables(): Plugin {
  return {
    name: 'comparison',
    getPathsToWatch: () => ['benchmarks/results/*.json'],
    async contentLoaded({ actions }) {
      await actions.createData('tables.js', comparisonModule(comparison()));
    },
  };
}
