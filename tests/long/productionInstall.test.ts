import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyRepository } from '../build/copy.ts';
import { shell } from '../build/shell.ts';

test('The site is built with what is in `dependencies` alone', { timeout: 900_000 }, async () => {
  // Not below the repository, whose packages would be found there.
  const parent = mkdtempSync(join(tmpdir(), 'bulmatic-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = copyRepository('site', parent);
  rmSync(join(folder, 'node_modules'));
  const installed = await shell('npm ci --omit=dev', folder);
  // Only of what the repository chooses: npm warns of a user's settings as well.
  expect(installed).not.toMatch(/EBADENGINE|install-scripts|deprecated|ERESOLVE/);
  expect(existsSync(join(folder, 'node_modules/vitest'))).toBe(false);
  await shell('npm run build', folder);
  expect(existsSync(join(folder, 'build/index.html'))).toBe(true);
});
