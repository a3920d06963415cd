import { readFileSync } from 'node:fs';
import { fromRoot } from '../../base/root.ts';

interface Measured {
  /** The day on which the benchmark ran, such as `2026-11-23`. */
  date: string;
  /** The version of Node.js that ran it. */
  node: string;
}

type ByLibrary<Values> = Readonly<Record<string, Values>>;

/** What `npm run bench:size` writes. */
export interface Size extends Measured {
  libraries: ByLibrary<{ version: string; 'Button, kB': number; 'everything, kB': number }>;
}

/** Milliseconds of plain elements, and multiples of that for the libraries, by measurement. */
type Speeds = Readonly<Record<string, ByLibrary<string>>>;

/** What `npm run bench:speed` writes. */
export interface Speed extends Measured {
  versions: ByLibrary<string>;
  browser: Speeds;
  servers: Speeds;
}

/** What `npm run bench:coverage` writes about a library. */
export interface Facts {
  version: string;
  react: string;
  bulma: string;
  formats: string[];
  sideEffects: string;
  server: string;
  types: boolean;
  license: string;
  classes: number;
  widgets: string[];
}

/** What `npm run bench:coverage` writes. */
export interface Coverage extends Measured {
  bulma: string;
  classes: number;
  widgets: number;
  libraries: ByLibrary<Facts>;
}

/** The results that a benchmark last wrote, as text. */
export const resultsText = (name: 'size' | 'speed' | 'coverage') =>
  readFileSync(fromRoot(`benchmarks/results/${name}.json`), 'utf8');

export const results = () => ({
  size: JSON.parse(resultsText('size')) as Size,
  speed: JSON.parse(resultsText('speed')) as Speed,
  coverage: JSON.parse(resultsText('coverage')) as Coverage,
});
