import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Throws if the source of a page, such as `@site/src/pages/index.tsx`, has no default export. */
export function checkDefaultExport(siteDir: string, source: string) {
  const file = source.replace('@site/', '');
  if (/\bexport\s+default\b|\bas\s+default\b/.test(readFileSync(join(siteDir, file), 'utf8')))
    return;
  throw new Error(`${file}: the page has no default export. Export its component as default.`);
}
