import { firefox, webkit } from '@playwright/test';
import { afterEach, expect, test, vi } from 'vitest';
import { ENGINES, isPlaywrights, requireEngine } from '../engines/engines.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.for(ENGINES)('Without the engine %s, the error says how to get one', (engine) => {
  vi.stubEnv('PATH', '');
  vi.spyOn({ firefox, webkit }[engine], 'executablePath').mockReturnValue('');
  expect(() => requireEngine(engine)).toThrow(
    `run "npx playwright install --with-deps ${engine}", or on Debian "apt-get install `,
  );
});

test.for(ENGINES)('The engine %s of Playwright comes before all others', (engine) => {
  vi.stubEnv('PATH', '');
  vi.spyOn({ firefox, webkit }[engine], 'executablePath').mockReturnValue(process.execPath);
  expect(isPlaywrights(engine)).toBe(true);
  expect(() => requireEngine(engine)).not.toThrow();
});

test('The configuration can be read without an engine', async () => {
  vi.stubEnv('PATH', '');
  await expect(import('../../vitest.engines.config.mts')).resolves.toHaveProperty('default');
});
