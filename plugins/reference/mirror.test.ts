import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isFresh, mirror, stamp } from './mirror.ts';

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

test('Files that are equal are left alone, and those that differ are replaced', () => {
  const from = folderOf({ 'same.md': 'same', 'a/other.md': 'new' });
  const to = folderOf({ 'same.md': 'same', 'a/other.md': 'old' });
  mirror(from, to);
  expect(isOld(join(to, 'same.md'))).toBe(true);
  expect(isOld(join(to, 'a/other.md'))).toBe(false);
  expect(readFileSync(join(to, 'a/other.md'), 'utf8')).toBe('new');
});

test('Files that are new are added, and stale ones are removed', () => {
  const from = folderOf({ 'b/c/new.md': 'new' });
  const to = folderOf({ 'a/stale.md': 'stale' });
  mirror(from, to);
  expect(readFileSync(join(to, 'b/c/new.md'), 'utf8')).toBe('new');
  expect(existsSync(join(to, 'a/stale.md'))).toBe(false);
});

test('A folder that is missing is made', () => {
  const to = join(folderOf({}), 'missing');
  mirror(folderOf({ 'a.md': 'a' }), to);
  expect(readFileSync(join(to, 'a.md'), 'utf8')).toBe('a');
});

test('Pages are fresh while they are all there and were written from the same sources', () => {
  const folder = folderOf({ 'a.md': 'a', 'b/c.md': 'c' });
  expect(isFresh(folder, 'hash')).toBe(false);
  stamp(folder, 'hash');
  expect(isFresh(folder, 'hash')).toBe(true);
  expect(isFresh(folder, 'other')).toBe(false);
  rmSync(join(folder, 'b/c.md'));
  expect(isFresh(folder, 'hash')).toBe(false);
});
