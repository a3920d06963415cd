import type { LoadContext } from '@docusaurus/types';
import { afterEach, expect, test, vi } from 'vitest';
import live from './index.ts';

const plugin = live({ baseUrl: '/' } as LoadContext);
const configuration = () => plugin.configureWebpack?.({}, false, undefined as never, undefined);

afterEach(() => vi.unstubAllEnvs());

test('While the development server runs, pages are compiled when they are opened', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(configuration()).toMatchObject({ lazyCompilation: { entries: false, imports: true } });
});

test('A build compiles all pages', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(configuration()).toEqual({});
});
