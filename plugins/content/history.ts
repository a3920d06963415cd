import { execFileSync } from 'node:child_process';
import type { VcsConfig } from '@docusaurus/types';
import { modules } from '../library/modules.ts';
import { inRoot, ROOT } from '../base/root.ts';
import { readLog, type History } from './historyLog.ts';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 256 * 2 ** 20,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const NONE: History = new Map();
const LOG = [
  '-c',
  'core.quotePath=off',
  'log',
  '--relative',
  '--no-renames',
  '--format=%x00%ct',
  '--name-only',
];

/** A shallow clone claims that its oldest commit wrote all files. */
const isShallow = (cwd: string) =>
  git(cwd, 'rev-parse', '--is-shallow-repository').trim() === 'true';

/** Reads the whole history of a folder at once, which is faster than to ask for each file. */
export function readHistory(folder: string): History {
  try {
    return isShallow(folder) ? NONE : readLog(git(folder, ...LOG));
  } catch {
    // There is no git, or this is not a repository, as in an archive of the sources.
    return NONE;
  }
}

let known: History | undefined;

/** The sources of a page: those of the reference are written from the library, and some pages have a folder. */
function isSourceOf(page: string): (file: string) => boolean {
  const module = modules().find(({ api }) => `${api.slice(1)}.md` === page);
  if (module) return (file) => file === module.file;
  const [, folder] = /^(docs\/.*\/)index\.mdx?$/.exec(page) ?? [];
  return folder ? (file) => file.startsWith(folder) : (file) => file === page;
}

/**
 * When the sources of a page were committed for the first and for the last time.
 *
 * @param page - Its file, from the root of the repository.
 * @returns Nothing if git does not know.
 */
export function commitsOf(page: string): { first: Date; last: Date } | undefined {
  known ??= readHistory(ROOT);
  const isSource = isSourceOf(page);
  const times = [...known].filter(([file]) => isSource(file)).map(([, commits]) => commits);
  if (times.length === 0) return undefined;
  return {
    first: new Date(Math.min(...times.map(({ first }) => first))),
    last: new Date(Math.max(...times.map(({ last }) => last))),
  };
}

const infoOf = (path: string, which: 'first' | 'last') => {
  const date = commitsOf(inRoot(path))?.[which];
  return Promise.resolve(date ? { timestamp: date.getTime(), author: '' } : null);
};

/** Tells Docusaurus what git knows about the sources of pages. */
export const history: VcsConfig = {
  initialize() {},
  getFileCreationInfo: (path) => infoOf(path, 'first'),
  getFileLastUpdateInfo: (path) => infoOf(path, 'last'),
};
