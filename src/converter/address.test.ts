import { expect, test } from 'vitest';
import { hashOf, htmlIn } from './address.ts';

const HTML = `<p class="title">Grüße & "quotes" – 👋</p>\n`.repeat(200);

test('The address keeps all of the HTML, in few characters that need no escape', async () => {
  const hash = await hashOf(HTML);
  expect(hash).toMatch(/^#html=[\w-]+$/);
  expect(hash.length).toBeLessThan(300);
  expect(await htmlIn(hash)).toBe(HTML);
});

test('An address without HTML is one of another kind, and one that was cut off is an error', async () => {
  expect(await htmlIn('')).toBeUndefined();
  expect(await htmlIn('#the-rules')).toBeUndefined();
  const hash = await hashOf(HTML);
  await expect(htmlIn(hash.slice(0, -20))).rejects.toThrow();
  await expect(htmlIn('#html=%%%')).rejects.toThrow();
});

test('A short address that stands for far more than a page is an error', async () => {
  const bomb = await hashOf('a'.repeat(5_000_000));
  await expect(htmlIn(bomb)).rejects.toThrow('more HTML than the converter takes');
});
