import { readFileSync } from 'node:fs';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { inRoot } from '../base/root.ts';

/** The lines before the content of a page. Docusaurus hides front matter from plugins, and the blank lines below it. */
const linesBefore = (file: string) =>
  (/^---\n.*?^---\s*/ms.exec(readFileSync(file, 'utf8'))?.[0].split('\n').length ?? 1) - 1;

/**
 * Transforms a node of a page.
 *
 * @throws What `make` throws, with the file and the line in front.
 */
export function inPage<Result>(page: VFile, { position }: Node, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    const line = linesBefore(page.path) + (position?.start.line ?? 1);
    const where = `${inRoot(page.path)}:${line}`;
    throw new Error(`${where}: ${(error as Error).message}`, { cause: error });
  }
}
