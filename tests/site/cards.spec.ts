import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { heads } from './heads.ts';

const MOST_BYTES = 60_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const cards = heads.map(({ route, meta }) => {
  const url = new URL(meta('og:image'));
  return { route, url, meta, image: readFileSync(`build${url.pathname}`) };
});

test('Each page has a card of its own, at an absolute address on the site', () => {
  const origin = new URL(heads[0]!.canonical[0]!).origin;
  expect(cards.length).toBeGreaterThan(200);
  expect(cards.filter(({ url }) => url.origin !== origin)).toEqual([]);
  expect(new Set(cards.map(({ url }) => url.href)).size).toBe(cards.length);
});

test('Each card is a PNG image of 1200 by 630 pixels, as its page says, of at most 60 kB', () => {
  const wrong = cards.filter(({ image, meta }) => {
    const size = [image.readUInt32BE(16), image.readUInt32BE(20)].join();
    const said = [meta('og:image:width'), meta('og:image:height')].join();
    const isPng = image.subarray(0, PNG.length).equals(PNG);
    return !isPng || size !== '1200,630' || said !== size || image.length > MOST_BYTES;
  });
  expect(wrong.map(({ route, image }) => `${route}: ${image.length} bytes`)).toEqual([]);
});

test('Those who read only the names of one network find the same card, and what it shows in words', () => {
  const wrong = cards.filter(
    ({ meta }) =>
      meta('twitter:card') !== 'summary_large_image' ||
      meta('twitter:image') !== meta('og:image') ||
      meta('twitter:image:alt') !== meta('og:image:alt') ||
      !/^Bulmatic, .+: .+$/.test(meta('og:image:alt')),
  );
  expect(wrong.map(({ route }) => route)).toEqual([]);
});

test('The card of a component shows its first demo', () => {
  const alt = cards.find(({ route }) => route === '/docs/components/elements/button')!;
  expect(alt.meta('og:image:alt')).toBe('Bulmatic, Components: Button, with its first demo');
});
