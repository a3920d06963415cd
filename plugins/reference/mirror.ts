import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Names what the pages in a folder were written from; Docusaurus reads no file that begins with an underscore. */
const STAMP = '_written-from.txt';

const filesBelow = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];

/** Makes `to` hold what `from` holds, and leaves alone what is equal, so that watchers see only what changed. */
export function mirror(from: string, to: string) {
  const wanted = filesBelow(from);
  for (const file of filesBelow(to)) if (!wanted.includes(file)) rmSync(join(to, file));
  for (const file of wanted) {
    const [source, target] = [join(from, file), join(to, file)];
    if (existsSync(target) && readFileSync(source).equals(readFileSync(target))) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(source, target);
  }
}

const contentOf = (folder: string, hash: string) => [hash, ...filesBelow(folder)].join('\n');

/** Whether the files in a folder were written from what a hash stands for, and are all there. */
export function isFresh(folder: string, hash: string): boolean {
  const file = join(folder, STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === contentOf(folder, hash);
}

/** Notes that the files in a folder were written from what a hash stands for. */
export function stamp(folder: string, hash: string) {
  const file = join(folder, STAMP);
  writeFileSync(file, '');
  writeFileSync(file, contentOf(folder, hash));
}
