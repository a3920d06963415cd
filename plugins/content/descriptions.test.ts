import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { expect, test } from 'vitest';
import { descriptionsOf } from './descriptions.ts';

test('The descriptions of all documents are there, for each version', () => {
  const loadedVersions = [
    { versionName: 'current', docs: [{ id: 'intro', title: 'Intro', description: 'Starts.' }] },
    { versionName: '1.0', docs: [{ id: 'intro', title: 'Intro', description: 'Started.' }] },
  ];
  expect(descriptionsOf({ loadedVersions } as unknown as LoadedContent)).toEqual({
    current: { intro: 'Starts.' },
    '1.0': { intro: 'Started.' },
  });
});
