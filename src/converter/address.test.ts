import { expect, test } from 'vitest';
import { hashOf, sourceIn } from './address.ts';

const CODE = `<p class="title">Grüße & "quotes" – 👋</p>\n`.repeat(200);

test.for(['html', 'tsx'] as const)(
  'The address keeps all of the %s, in few characters that need no escape',
  async (language) => {
    const hash = await hashOf({ language, code: CODE });
    expect(hash).toMatch(RegExp(`^#${language}=[\\w-]+$`));
    expect(hash.length).toBeLessThan(300);
    expect(await sourceIn(hash)).toEqual({ language, code: CODE });
  },
);

test('An address without code is one of another kind, and one that was cut off is an error', async () => {
  expect(await sourceIn('')).toBeUndefined();
  expect(await sourceIn('#the-rules')).toBeUndefined();
  const hash = await hashOf({ language: 'html', code: CODE });
  await expect(sourceIn(hash.slice(0, -20))).rejects.toThrow();
  await expect(sourceIn('#html=%%%')).rejects.toThrow();
});

test('A short address that stands for far more than a page is an error', async () => {
  const bomb = await hashOf({ language: 'html', code: 'a'.repeat(5_000_000) });
  await expect(sourceIn(bomb)).rejects.toThrow('more code than the converter takes');
});
