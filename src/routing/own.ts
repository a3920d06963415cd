/**
 * What this page knows of the site: its own route and what that one needs. A built page has it in a data block, which
 * `plugins/routing` writes; under `docusaurus start` and on the server there is none, and Docusaurus' own tables are used.
 */
import type { Part } from '@generated/routing';

function read(): Part | undefined {
  if (typeof document === 'undefined') return undefined;
  const block = document.getElementById('routing');
  return block ? (JSON.parse(block.textContent) as Part) : undefined;
}

export const own = read();
