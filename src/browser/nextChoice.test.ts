import { expect, test } from 'vitest';
import { nextChoice } from './nextChoice.ts';

test('Where the system is not followed, no choice counts as the default mode, even if that is dark', () => {
  const options = { respectPrefersColorScheme: false };
  expect(nextChoice(null, { ...options, defaultMode: 'light' })).toBe('dark');
  expect(nextChoice(null, { ...options, defaultMode: 'dark' })).toBe('light');
});

test('Where the system is followed, the choices go round: light, dark, system', () => {
  const options = { respectPrefersColorScheme: true, defaultMode: 'light' } as const;
  expect(nextChoice('light', options)).toBe('dark');
  expect(nextChoice('dark', options)).toBeNull();
  expect(nextChoice(null, options)).toBe('light');
});
