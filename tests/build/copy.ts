import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { workspaces } from '../../package.json' with { type: 'json' };

/** A copy of the repository that a test may change, with the installed packages. */
export function copyRepository(name: string, parent = '.docusaurus/copies'): string {
  const folder = join(parent, name);
  rmSync(folder, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  for (const place of ['.', ...workspaces]) {
    const packages = resolve(place, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(folder, place, 'node_modules'));
  }
  return folder;
}

/** Commits everything in a checkout. */
export function commit(folder: string, message: string) {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  execFileSync('git', ['add', '.'], { cwd: folder });
  execFileSync('git', [...author, 'commit', '-qm', message], { cwd: folder });
}

/** A copy of the repository in git, with everything committed on `main`. */
export function checkOut(name: string, parent?: string): string {
  const folder = copyRepository(name, parent);
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: folder });
  commit(folder, 'Begin');
  return folder;
}

/** Replaces a text that occurs once in a file. */
export function replaceInFile(file: string, text: string, replacement: string) {
  const before = readFileSync(file, 'utf8');
  if (before.split(text).length !== 2) throw new Error(`${file}: "${text}" must stand there once.`);
  writeFileSync(file, before.replace(text, replacement));
}
