import { expect, test, vi } from 'vitest';
import docCards from './index.ts';
import versionLoader from './versionLoader.ts';

test('The descriptions of all docs are written down, for each version', async () => {
  const versions = [
    { versionName: 'current', docs: [{ id: 'intro', title: 'Intro', description: 'Starts.' }] },
    { versionName: '1.0', docs: [{ id: 'intro', title: 'Intro', description: 'Started.' }] },
  ];
  const createData = vi.fn();
  await docCards().allContentLoaded?.({
    allContent: { 'docusaurus-plugin-content-docs': { default: { loadedVersions: versions } } },
    actions: { createData },
  } as never);
  expect(createData).toHaveBeenCalledWith('descriptions.json', {
    current: { intro: 'Starts.' },
    '1.0': { intro: 'Started.' },
  });
});

test('What all pages of a version load has its sidebars, and not its docs', () => {
  const version = { label: 'Next', docsSidebars: { guide: [] }, docs: { intro: { id: 'intro' } } };
  expect(JSON.parse(versionLoader(JSON.stringify({ version })))).toEqual({
    version: { label: 'Next', docsSidebars: { guide: [] }, docs: {} },
  });
  expect(versionLoader('{"categoryGeneratedIndex": {}}')).toBe('{"categoryGeneratedIndex": {}}');
});
