import { readdirSync } from 'node:fs';
import { demosIn, modules } from '../plugins/library/modules.ts';

/** All demo files of the documents. */
export const allDemoFiles = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.demo.tsx'))
  .map((file) => `docs/${file}`)
  .toSorted();

/** Those of the component guide, such as `docs/components/elements/button/basic.demo.tsx`. */
export const demoFiles = modules().flatMap(({ folder }) => (folder ? demosIn(folder) : []));
