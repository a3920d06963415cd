/**
 * What this page knows about the site: its own route, and the data for that. In a built page, it is in a data block
 * that `plugins/routing` writes. Under `docusaurus start` and on the server there is none, and Docusaurus' own tables
 * are used.
 */
import type { Part } from '@generated/routing';

function read(): Part | undefined {
  if (typeof document === 'undefined') return undefined;
  const block = document.getElementById('routing');
  return block ? (JSON.parse(block.textContent) as Part) : undefined;
}

export const own = read();
