import { readdirSync } from 'node:fs';
import { fromRoot } from '../../base/root.ts';

/** All demo files of the docs but the pictures of the gallery. */
export const demoFiles = (): string[] =>
  readdirSync(fromRoot('docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.demo.tsx') && !file.includes('_gallery'))
    .toSorted()
    .map((file) => fromRoot(`docs/${file}`));
