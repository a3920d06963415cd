import { readFileSync } from 'node:fs';
import { cachedLater } from '../../base/cache.ts';
import { hashOf } from '../../base/hash.ts';
import { library, load } from '../../base/library.ts';
import { fromRoot } from '../../base/root.ts';
import type { UsedCode } from './renderCode.ts';

const RENDER = 'plugins/reference/components-json/renderCode.ts';

/** The code of demos, by their files, which is rendered anew only if one of them or the library has changed. */
export function codeByFile(files: readonly string[]): Promise<Record<string, UsedCode>> {
  const texts = files.map((file) => file + readFileSync(fromRoot(file), 'utf8'));
  return cachedLater('components-json', hashOf(library().hash + texts.join()), () => {
    // Loaded only when it is needed, since TypeScript and Prettier take a second to load.
    const { renderCode } = load<typeof import('./renderCode.ts')>(RENDER);
    return renderCode(files);
  });
}
