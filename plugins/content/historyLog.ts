/** When a file was committed for the first and for the last time, in milliseconds since 1970. */
export interface Commits {
  first: number;
  last: number;
}

export type History = Map<string, Commits>;

/** Reads what `git log --format=%x00%ct --name-only` prints: the time of a commit, and below it the files. */
export function readLog(log: string): History {
  const history: History = new Map();
  for (const commit of log.split('\0').slice(1)) {
    const [seconds, ...files] = commit.split('\n').filter(Boolean);
    const time = Number(seconds) * 1000;
    for (const file of files) {
      const { first, last } = history.get(file) ?? { first: time, last: time };
      history.set(file, { first: Math.min(first, time), last: Math.max(last, time) });
    }
  }
  return history;
}
