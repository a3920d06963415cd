import { mkdirSync, writeFileSync } from 'node:fs';

const FOLDER = 'benchmarks/results';

/** Writes what a benchmark measured, with the day, for the guide "How it compares". */
export function record(name: string, results: object) {
  const date = new Date().toISOString().slice(0, 10);
  const all = { date, node: process.versions.node, ...results };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${name}.json`, `${JSON.stringify(all, undefined, 2)}\n`);
}
