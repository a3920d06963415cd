import { mkdirSync, mkdtempSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { mirror, textsIn } from './mirror.ts';

const LONG_AGO = new Date('2020-01-01');

/** A folder with files, all written long ago. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'mirror-'));
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, LONG_AGO, LONG_AGO);
  }
  return folder;
}

const isOld = (file: string) => statSync(file).mtime.getTime() === LONG_AGO.getTime();

test('Files that are equal are left alone, those that differ are replaced, and stale ones are removed', () => {
  const folder = folderOf({ 'same.md': 'same', 'a/other.md': 'old', 'a/stale.md': 'stale' });
  const wanted = { 'same.md': 'same', 'a/other.md': 'new', 'b/c/new.md': 'new' };
  mirror(wanted, folder);
  expect(isOld(join(folder, 'same.md'))).toBe(true);
  expect(isOld(join(folder, 'a/other.md'))).toBe(false);
  expect(textsIn(folder)).toEqual(wanted);
});

test('A folder that is missing is made', () => {
  const folder = join(folderOf({}), 'missing');
  mirror({ 'a.md': 'a' }, folder);
  expect(textsIn(folder)).toEqual({ 'a.md': 'a' });
});
