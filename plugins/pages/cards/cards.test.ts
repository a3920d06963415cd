import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawer } from './draw.ts';
import { pictures, requirePictures } from './pictures.ts';
import { cardWriter } from './write.ts';

const BUTTON = '/docs/components/elements/button';
const draw = drawer();
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('The card of a page is an image of 1200 by 630 pixels, whose address says of which page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  const page = { path: 'docs/intro', section: 'Docs', title: 'Intro', description: 'Begin here.' };
  const { file, alt } = await cardWriter(folder)(page);
  expect(file).toBe('cards/docs/intro.png');
  expect(alt).toBe('Bulmatic, Docs: Intro');
  expect(sizeOf(readFileSync(join(folder, file)))).toEqual([1200, 630]);
});

test('Both pages of a component show its first demo', async () => {
  const picture = pictures().get(BUTTON)!;
  expect(picture.demo).toBe('docs/components/elements/button/basic.demo.tsx');
  expect(pictures().get('/docs/api/elements/button')).toEqual(picture);
  const text = { section: 'Components', title: 'Button', description: '' };
  expect(await draw(text, picture)).not.toEqual(await draw(text));
});

test('A title shrinks until it fits, and one that never fits stops the build', async () => {
  const text = (words: number) => ({
    section: '',
    title: 'Word '.repeat(words),
    description: 'So.',
  });
  expect(sizeOf(await draw(text(30)))).toEqual([1200, 630]);
  await expect(draw(text(100))).rejects.toThrow(/^"Word .*: this title .* fit on a card\. Shorten/);
  await expect(draw({ ...text(1), title: 'W'.repeat(60) })).rejects.toThrow('do not fit');
});

test('A demo that has changed since its picture was taken stops the build, with the command that takes it', () => {
  const [picture] = pictures().values();
  requirePictures([picture!]);
  expect(() =>
    requirePictures([{ ...picture!, file: 'plugins/pages/cards/pictures/old.webp' }]),
  ).toThrow(
    /^docs\/.*\/basic\.demo\.tsx: there is no picture .* Run "npm run demo-pictures" and commit/,
  );
});
