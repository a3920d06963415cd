import { readdirSync } from 'node:fs';

/** The TypeScript files below a folder of the repository, without tests. */
export const sourcesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`);
