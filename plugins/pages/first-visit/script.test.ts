import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { headScript } from './script.ts';

const scriptOf = (id?: string) =>
  headScript({ announcementBar: id ? { id } : undefined } as never).innerHTML;

/** The storage after the script has run in the head of a page. */
function run(id: string | undefined, stored: Record<string, string>) {
  const items = new Map(Object.entries(stored));
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
  runInNewContext(scriptOf(id), {
    localStorage,
    location: {},
    window: {},
    addEventListener: () => {},
    matchMedia: () => ({ addEventListener: () => {} }),
  });
  return Object.fromEntries(items);
}

test('The script in the head is complete and small', () => {
  const script = scriptOf('version-1');
  expect(script).not.toMatch(/\bimport\b|ANNOUNCEMENT_ID|<\/script/);
  expect(script.length).toBeLessThan(7500);
});

test('The script forgets that an announcement was dismissed if the site has another one now', () => {
  const stored = { 'docusaurus.announcement.id': 'old', 'docusaurus.announcement.dismiss': 'true' };
  expect(run('new', stored)).toEqual({ 'docusaurus.announcement.id': 'new' });
  expect(run('old', stored)).toEqual(stored);
  expect(run(undefined, stored)).toEqual(stored);
});

test('The script forgets a stored color mode that does not exist', () => {
  expect(run(undefined, { theme: 'foo' })).toEqual({});
  expect(run(undefined, { theme: 'dark' })).toEqual({ theme: 'dark' });
});
