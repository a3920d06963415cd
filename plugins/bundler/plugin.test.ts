import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, expect, test, vi } from 'vitest';
import bundler from './plugin.ts';

const REGISTRY = 'registry.js';
const VERSION = 'docusaurus-plugin-content-docs/default/p/docs.json';

/** What Docusaurus has written before it asks for the configuration. */
function generated(): string {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'));
  const files = { [REGISTRY]: '', [VERSION]: '{"version":{"docs":{}}}' };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

function configuration(
  generatedFilesDir = generated(),
  test = /\.module\.css$/,
  entry: string | string[] = '/clientEntry.js',
) {
  const plugin = bundler({ baseUrl: '/', generatedFilesDir } as LoadContext);
  const config = { entry, module: { rules: [{ test }] } };
  return plugin.configureWebpack?.(config, false, undefined as never, undefined);
}

afterEach(() => vi.unstubAllEnvs());

test('While the development server runs, pages are compiled when they are opened', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(configuration()).toMatchObject({ lazyCompilation: { entries: false, imports: true } });
});

test('A build compiles all pages', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(configuration()).not.toHaveProperty('lazyCompilation');
});

test('In a build, pages start with the entry of this site, which starts that of Docusaurus', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(configuration()).toMatchObject({
    entry: expect.stringMatching(/src\/first-visit\/start\.ts$/) as string,
    resolve: { alias: { 'docusaurus-entry$': '/clientEntry.js' } },
  });
  expect(() => configuration(generated(), undefined, ['/a.js', '/b.js'])).toThrow(
    /^Docusaurus has more than one entry, .* change plugins\/bundler\/plugin\.ts/,
  );
});

test.for([
  [REGISTRY, 'registry.js: the list of all pages is not there.'],
  [VERSION, 'default/p: the list of docs of a version is not there.'],
] as const)('Without %s, which a loader makes smaller, the build stops', ([file, message]) => {
  const folder = generated();
  rmSync(join(folder, file));
  expect(() => configuration(folder)).toThrow(message);
});

test('A version whose docs are listed differently stops the build, with the file to change', () => {
  const folder = generated();
  writeFileSync(join(folder, VERSION), '{"version":{"documents":{}}}');
  expect(() => configuration(folder)).toThrow(
    /is not there\. .* change plugins\/bundler\/generated/,
  );
});

test('Without a rule for styles, the build stops', () => {
  expect(() => configuration(generated(), /\.png$/)).toThrow(
    /^Docusaurus has no rule for \*\.module\.css\. .* change isForStyles in plugins\/bundler/,
  );
});
