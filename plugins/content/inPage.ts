import { readFileSync } from 'node:fs';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { inRoot } from '../base/root.ts';
import { linesBeforeContent } from './readFrontMatter.ts';

/**
 * Transforms a node of a page.
 *
 * @throws What `make` throws, with the file and the line in front.
 */
export function inPage<Result>(page: VFile, { position }: Node, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    // Docusaurus hides these lines from plugins.
    const hidden = linesBeforeContent(readFileSync(page.path, 'utf8'));
    const line = hidden + (position?.start.line ?? 1);
    const where = `${inRoot(page.path)}:${line}`;
    throw new Error(`${where}: ${(error as Error).message}`, { cause: error });
  }
}
