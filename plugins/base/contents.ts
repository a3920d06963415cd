import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from './root.ts';

/** A hash of some text, as short as a file name may have it. */
export const shortHash = (content: string | Buffer, length = 8) =>
  createHash('sha256').update(content).digest('hex').slice(0, length);

/** What every result may depend on: the browsers that we build for, and whatever is installed. */
const ALWAYS = ['package.json', 'package-lock.json'];

const filesBelow = (folder: string) =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(m?tsx?|mdx)$/.test(file) && !file.includes('.test.'))
    .toSorted()
    .map((file) => fromRoot(`${folder}/${file}`));

/** The source files below some folders of the repository, without tests, and a hash of what is in them. */
export function contentsOf(folders: readonly string[]): { files: string[]; hash: string } {
  const files = [...ALWAYS.map(fromRoot), ...folders.flatMap(filesBelow)];
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return { files, hash: hash.digest('hex').slice(0, 16) };
}
