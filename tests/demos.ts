import { readdirSync } from 'node:fs';

const GUIDE = 'docs/components';

/** The demo files of the component guide, such as `docs/components/elements/button/basic.demo.tsx`. */
export const demoFiles = readdirSync(GUIDE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^_].*\/.*\/.*\.demo\.tsx$/.test(file))
  .map((file) => `${GUIDE}/${file}`)
  .toSorted();
