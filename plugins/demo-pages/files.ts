import { readdirSync } from 'node:fs';
import { fromRoot } from '../root.ts';

/** What the pages of demos depend on besides the demos. */
export const SOURCES = ['library/src', 'plugins', 'src/converter', 'src/jsx', 'src/demo-page'];

/** All demo files of the docs but the pictures of the gallery. */
export const demoFiles = (): string[] =>
  readdirSync(fromRoot('docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.demo.tsx') && !file.includes('_gallery'))
    .toSorted()
    .map((file) => fromRoot(`docs/${file}`));
