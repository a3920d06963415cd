import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from '../chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('CHROMIUM_PATH names the browser of the tests', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
});

test('A CHROMIUM_PATH that is no executable file is named, and what to do about it', () => {
  vi.stubEnv('CHROMIUM_PATH', 'README.md');
  expect(() => findChromium()).toThrow(
    'CHROMIUM_PATH is "README.md", which is no executable file: correct or unset it.',
  );
});

test('Without CHROMIUM_PATH an installed browser is found by itself', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(findChromium()).toMatch(/chrom/i);
});
