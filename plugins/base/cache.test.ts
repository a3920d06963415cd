import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { cached, cachedLater } from './cache.ts';
import { fromRoot } from './root.ts';

const FOLDER = 'node_modules/.cache/bulmatic';
const NAME = 'cache-test';

const kept = () => readdirSync(FOLDER).filter((file) => file.startsWith(NAME));
/** Makes a result that looks as if it was last used some minutes ago. */
function make(hash: string, minutesAgo: number, name = NAME) {
  cached(name, hash, () => hash);
  const then = new Date(Date.now() - minutesAgo * 60_000);
  utimesSync(fromRoot(`${FOLDER}/${name}-${hash}.json`), then, then);
}

afterEach(() => kept().forEach((file) => rmSync(fromRoot(`${FOLDER}/${file}`))));

test('What was made once is read from the disk, equal to what was made', () => {
  const data = { names: ['a', 'ü'], of: { depth: [1, null, true] } };
  const makeData = vi.fn(() => data);
  expect(cached(NAME, 'a', makeData)).toEqual(data);
  expect(cached(NAME, 'a', makeData)).toEqual(data);
  expect(makeData).toHaveBeenCalledTimes(1);
});

test('What has to be awaited is kept too, unless it fails', async () => {
  const makeLater = vi.fn(() => Promise.resolve({ late: true }));
  await expect(cachedLater(NAME, 'a', makeLater)).resolves.toEqual({ late: true });
  await expect(cachedLater(NAME, 'a', makeLater)).resolves.toEqual({ late: true });
  expect(makeLater).toHaveBeenCalledTimes(1);
  await expect(cachedLater(NAME, 'b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(kept()).toEqual([`${NAME}-a.json`]);
});

test('Another hash has a result of its own', () => {
  expect(cached(NAME, 'a', () => 1)).toBe(1);
  expect(cached(NAME, 'b', () => 2)).toBe(2);
  expect(cached(NAME, 'a', () => 3)).toBe(1);
});

test('Of more than five results, the one that was not used for the longest time is removed', () => {
  ['a', 'b', 'c', 'd', 'e'].forEach((hash, index) => make(hash, 10 - index));
  cached(NAME, 'a', () => 'again');
  cached(NAME, 'f', () => 'f');
  expect(kept()).toEqual(['a', 'c', 'd', 'e', 'f'].map((hash) => `${NAME}-${hash}.json`));
});

test('Results whose name merely begins alike are left alone', () => {
  const other = `${NAME}-two`;
  make('z', 60, other);
  ['a', 'b', 'c', 'd', 'e', 'f'].forEach((hash) => make(hash, 1));
  expect(kept()).toContain(`${other}-z.json`);
});

test('What cannot be made leaves nothing behind', () => {
  const fail = () => {
    throw new Error('no');
  };
  expect(() => cached(NAME, 'a', fail)).toThrow('no');
  expect(kept()).toEqual([]);
});
