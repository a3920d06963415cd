import { readFileSync } from 'node:fs';
import { cachedLater } from '../cache.ts';
import { load } from '../catalogue/library.ts';
import { sourcesOf } from '../catalogue/sources.ts';
import { SOURCES } from '../demo/sources.ts';
import { hashOf } from '../hash.ts';
import { fromRoot } from '../root.ts';

/** The code of a demo, and what it uses of the library. */
export interface UsedCode {
  tsx: string;
  html: string;
  /** The names that it imports: `CardHeader`. */
  uses: string[];
}

const RENDER = fromRoot('plugins/components-json/renderCode.ts');

/** The code of demos, by their files, which is rendered anew only if one of them or the library has changed. */
export function codeByFile(files: readonly string[]): Promise<Record<string, UsedCode>> {
  const { hash } = sourcesOf(SOURCES);
  const contents = files.flatMap((file) => [file, readFileSync(fromRoot(file))]);
  return cachedLater('components-json', hashOf(hash, ...contents), () => {
    // Loaded only when it is needed, since TypeScript and Prettier take a second to load.
    const { renderCode } = load<typeof import('./renderCode.ts')>(RENDER, hash);
    return renderCode(files, hash);
  });
}
