import { readdirSync } from 'node:fs';

/** All demo files of the documents. */
export const allDemoFiles = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.demo.tsx'))
  .map((file) => `docs/${file}`)
  .toSorted();

/** Those of the component guide, such as `docs/components/elements/button/basic.demo.tsx`. */
export const demoFiles = allDemoFiles.filter((file) =>
  /^docs\/components\/[^_]\w*\/\w+\//.test(file),
);
