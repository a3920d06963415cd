import { readFileSync, writeFileSync } from 'node:fs';
import { replaceInFile } from '../build/copy.ts';
import type { Fault } from './table.mts';

/** What became of a fault. */
export interface Outcome {
  fault: Fault;
  /** Titles of the tests that noticed it. */
  failed: string[];
  seconds: number;
}

/** Whether the text that a fault replaces is there once. */
export const fits = ({ file, find }: Fault) => readFileSync(file, 'utf8').split(find).length === 2;

/** Does something while files have faults. */
export async function withFaults<Result>(
  faults: readonly Fault[],
  act: () => Promise<Result>,
): Promise<Result> {
  const sound = new Map(faults.map(({ file }) => [file, readFileSync(file)]));
  for (const { file, find, replace } of faults) replaceInFile(file, find, replace);
  try {
    return await act();
  } finally {
    for (const [file, text] of sound) writeFileSync(file, text);
  }
}
