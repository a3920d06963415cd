import { readFileSync } from 'node:fs';
import { bundles, inKilobytes } from '../../base/bundles.ts';
import { cachedLater } from '../../base/cache.ts';
import { library } from '../../base/library.ts';
import { fromRoot } from '../../base/root.ts';
import type { Module } from '../../library/modules.ts';

/** What a component costs an app that has Bulma and React. */
export interface Size {
  /** Kilobytes with gzip. */
  alone: number;
  /** What it adds to an app that has a button. */
  besideButton: number;
  /** Where it runs: `client` if its own file asks for that, and `parts` if only files that it imports do. */
  runs: 'server' | 'parts' | 'client';
}

const importOf = (names: readonly string[]) =>
  `export { ${[...new Set(names)].join(', ')} } from './library/src/index.ts';`;

const isClient = (file: string) => readFileSync(fromRoot(file), 'utf8').startsWith("'use client'");

async function measured(all: readonly Module[]): Promise<Record<string, Size>> {
  const pairs = all.map(({ name }) => [importOf([name]), importOf(['Button', name])] as const);
  const found = await bundles([...new Set(pairs.flat())], ['react', 'react-dom']);
  const button = found.get(importOf(['Button']))!.size;
  return Object.fromEntries(
    all.map(({ id, file }, index) => {
      const [alone, both] = pairs[index]!.map((entry) => found.get(entry)!);
      const hasClient = alone!.files.some(isClient);
      return [
        id,
        {
          alone: inKilobytes(alone!.size),
          besideButton: inKilobytes(both!.size - button),
          runs: isClient(file) ? 'client' : hasClient ? 'parts' : 'server',
        },
      ];
    }),
  );
}

/** What each component costs, by its id, measured anew only if the library has changed. */
export const sizesOf = (all: readonly Module[]) =>
  cachedLater('component-sizes', library().hash, () => measured(all));
