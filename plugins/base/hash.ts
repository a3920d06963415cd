import { createHash, type BinaryLike } from 'node:crypto';

/** A short hash of some contents, one after another, for names and addresses that change with them. */
export function hashOf(...contents: readonly BinaryLike[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
}
