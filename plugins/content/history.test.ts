import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commitsOf, readHistory } from './history.ts';
import { readLog } from './historyLog.ts';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();

function repository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'history-'));
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  git(folder, 'init', '--quiet');
  for (const file of ['a.md', 'b.md']) {
    writeFileSync(join(folder, file), '');
    git(folder, 'add', file);
    git(folder, ...author, 'commit', '-qm', file);
  }
  return folder;
}

test('The log tells when a file was committed for the first and for the last time', () => {
  const history = readLog('\x0030\n\na.md\n\x0020\n\na.md\nb.md\n\x0010\n\nb.md\n');
  expect(Object.fromEntries(history)).toEqual({
    'a.md': { first: 20_000, last: 30_000 },
    'b.md': { first: 10_000, last: 20_000 },
  });
});

test('A page of the reference has the dates of its source, and what git does not know has none', () => {
  expect(commitsOf('docs/api/elements/box.md')).toEqual(commitsOf('library/src/elements/Box.tsx'));
  expect(commitsOf('docs/api/elements/nothing.md')).toBeUndefined();
});

test('A shallow clone, in which all dates would be wrong, has none', () => {
  const whole = repository();
  const shallow = mkdtempSync(join(tmpdir(), 'shallow-'));
  git(shallow, 'clone', '--quiet', '--depth=1', `file://${whole}`, '.');
  expect([...readHistory(whole).keys()]).toEqual(['b.md', 'a.md']);
  expect(readHistory(shallow).size).toBe(0);
});

test('A folder outside of a repository has no history', () => {
  expect(readHistory(mkdtempSync(join(tmpdir(), 'none-'))).size).toBe(0);
});
