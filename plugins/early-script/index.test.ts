import { runInNewContext } from 'node:vm';
import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import earlyScript from './index.ts';

/** The tags of a site with an announcement, or without one. */
function headTags(id?: string) {
  const context = {
    siteDir: ROOT,
    siteConfig: { themeConfig: { announcementBar: id && { id } } },
  };
  const plugin = earlyScript(context as unknown as LoadContext);
  const tags = plugin.injectHtmlTags?.({ content: undefined });
  return tags?.headTags as unknown as { tagName: string; innerHTML: string }[];
}

/** The storage after the script has run in the head of a page. */
function run(id: string | undefined, stored: Record<string, string>) {
  const items = new Map(Object.entries(stored));
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
  const [tag] = headTags(id);
  runInNewContext(tag!.innerHTML, {
    localStorage,
    location: {},
    window: {},
    addEventListener: () => {},
  });
  return Object.fromEntries(items);
}

test('The plugin puts one script into the head, which is complete and small', () => {
  const tags = headTags('version-1');
  expect(tags.map(({ tagName }) => tagName)).toEqual(['script']);
  expect(tags[0]!.innerHTML).not.toMatch(/\bimport\b|ANNOUNCEMENT_ID|<\/script/);
  expect(tags[0]!.innerHTML.length).toBeLessThan(6500);
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
