import { readFileSync } from 'node:fs';

/** The versions of all packages that this repository names. */
export const versions = Object.fromEntries(
  ['package.json', 'library/package.json'].flatMap((file) => {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
    return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  }),
) as Record<string, string>;
