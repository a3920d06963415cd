import { readdirSync, readFileSync } from 'node:fs';
import { hashOf } from './hash.ts';
import { fromRoot, inRoot, slashed } from './root.ts';

/** What every result may depend on: the browsers that we build for, and whatever is installed. */
const ALWAYS = ['package.json', 'package-lock.json'];

const filesBelow = (folder: string) =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .map(slashed)
    .filter((file) => /\.(m?tsx?|mdx|json)$/.test(file) && !file.includes('.test.'))
    .toSorted()
    .map((file) => fromRoot(`${folder}/${file}`));

/**
 * The sources and measurements below some folders of the repository, without tests, and a hash of what is in them, which
 * is the same in each copy of the repository.
 */
export function contentsOf(folders: readonly string[]): { files: string[]; hash: string } {
  const files = [...ALWAYS.map(fromRoot), ...folders.flatMap(filesBelow)];
  return { files, hash: hashOf(...files.flatMap((file) => [inRoot(file), readFileSync(file)])) };
}
