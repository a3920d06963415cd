import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentsOf } from './contents.ts';
import { fromRoot } from './root.ts';

test('What was measured is among the contents, so a build doesn’t keep the results of an earlier measurement', () => {
  const { files } = contentsOf(['plugins']);
  expect(files).toEqual(
    expect.arrayContaining(
      [
        'plugins/demos/heights.generated.json',
        'plugins/reference/proofs/measured.generated.json',
      ].map(fromRoot),
    ),
  );
  expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
});

test('A copy of the repository has the same hash, so it finds the results that were made in another', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'bulmatic-contents-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const file of [
    'docusaurus.config.ts',
    'package.json',
    'package-lock.json',
    'library/package.json',
    'plugins/base',
  ])
    cpSync(file, join(copy, file), { recursive: true });
  const { hash } = contentsOf(['plugins/base']);
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(copy);
  onTestFinished(() => {
    cwd.mockRestore();
    // Other tests share the modules.
    vi.resetModules();
  });
  vi.resetModules();
  const there = await import('./contents.ts');
  expect(there.contentsOf(['plugins/base']).hash).toBe(hash);
  expect(there.contentsOf([]).hash).not.toBe(hash);
});
