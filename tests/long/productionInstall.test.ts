import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyRepository, replaceInFile } from '../build/copy.ts';
import { shell } from '../build/shell.ts';

test(
  'The site is built with what is in `dependencies` alone, and after the first release installs from npm',
  { timeout: 900_000 },
  async () => {
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

    // As after the first release, which changes nothing else.
    replaceInFile(join(folder, 'library/package.json'), '"version": "0.0.0"', '"version": "0.1.0"');
    await shell('npm run build', folder);
    const home = readFileSync(join(folder, 'build/index.html'), 'utf8');
    expect(home).toContain('npm install bulmatic bulma');
    const start = readFileSync(join(folder, 'build/docs/intro.html'), 'utf8');
    expect(start).toContain(' bulmatic bulma');
    for (const html of [home, start]) {
      expect(html).not.toContain('.tgz');
      expect(html).toContain('These pages describe Bulmatic 0.1.0');
    }
    expect(readdirSync(join(folder, 'build')).filter((file) => file.endsWith('.tgz'))).toEqual([]);
  },
);
