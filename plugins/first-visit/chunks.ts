import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { matchRoutes } from 'react-router-config';
import type { Site } from './index.ts';

/** The scripts of each chunk that has a name, relative to the site. */
export type Chunks = Map<string, readonly string[]>;

type Names = string | Names[] | { [key: string]: Names };

const namesIn = (names: Names): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);

/** Rspack plugin: notes the scripts of each chunk. */
export const noteChunks = (chunks: Chunks) => ({
  apply({ hooks }: Compiler) {
    hooks.done.tap('first-visit', ({ compilation }) => {
      for (const [name, group] of compilation.namedChunkGroups) {
        chunks.set(
          name,
          group.getFiles().filter((file) => file.endsWith('.js')),
        );
      }
    });
  },
});

/** Finds the scripts that a page hydrates with, besides those of every page. */
export function pageScripts({ generatedFilesDir, routes }: Site, chunks: Chunks) {
  const file = join(generatedFilesDir, 'routesChunkNames.json');
  const names = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Names>);
  const everywhere = new Set(chunks.get('main'));
  return (path: string): string[] => {
    const paths = new Set(matchRoutes(routes as never, path).map(({ route }) => route.path));
    // Several routes may have the same path, so that Docusaurus ends each key by a hash.
    const own = names.filter(([key]) => paths.has(key.replace(/-[^-]+$/, '')));
    const scripts = own
      .flatMap(([, value]) => namesIn(value))
      .flatMap((name) => chunks.get(name) ?? []);
    return [...new Set(scripts)].filter((script) => !everywhere.has(script));
  };
}
