import { chromium } from '@playwright/test';
import { afterEach, expect, test, vi } from 'vitest';
import { findChromium, launchOptions } from '../chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
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

test.for(['../../playwright.config.ts', '../../library/vitest.config.mts'])(
  '%s can be read without a browser, and installs none',
  async (file) => {
    vi.stubEnv('CHROMIUM_PATH', 'README.md');
    vi.stubEnv('PATH', '');
    await expect(import(file)).resolves.toHaveProperty('default');
  },
);

test('Without any browser, the error says how to get one', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', '');
  vi.spyOn(chromium, 'executablePath').mockReturnValue('');
  expect(() => findChromium()).toThrow('The tests need Chromium: install it');
  expect(launchOptions().executablePath).toBeUndefined();
});
