import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The texts of the files below a folder, by their paths from there. */
export function textsIn(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]);
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Makes a folder hold these files, and leaves alone what is equal, so that watchers see only what changed. */
export function mirror(wanted: Readonly<Record<string, string>>, folder: string) {
  const present = textsIn(folder);
  for (const name of Object.keys(present)) if (!(name in wanted)) rmSync(join(folder, name));
  for (const [name, text] of Object.entries(wanted)) {
    if (present[name] === text) continue;
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
