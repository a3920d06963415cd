import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '../../base/root.ts';
import { apiOf, type Api } from './api.ts';

/** Where each release has left its API report, and the pieces that there were. */
export const RECORDS = 'library/releases';
/** The report of the library as it is. */
export const REPORT = 'library/etc/bulmatic.api.md';

/** A release of the library. */
export interface Release {
  version: string;
  api: Api;
  /** Names of the pieces that the site had then. */
  pieces: readonly string[];
}

const numbersOf = (version: string) => version.split('.').map(Number);

/** Sorts versions, the oldest first. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

const read = (file: string) => readFileSync(fromRoot(file), 'utf8');

/** The public API of the library as it is. */
export const currentApi = (): Api => apiOf(read(REPORT));

function readReleases(): Release[] {
  if (!existsSync(fromRoot(RECORDS))) return [];
  return readdirSync(fromRoot(RECORDS))
    .toSorted(compareVersions)
    .map((version) => ({
      version,
      api: apiOf(read(`${RECORDS}/${version}/bulmatic.api.md`)),
      pieces: JSON.parse(read(`${RECORDS}/${version}/pieces.json`)) as string[],
    }));
}

let known: Release[] | undefined;

/** All releases, the oldest first, read once in a process. There are none before 0.1.0. */
export const releases = () => (known ??= readReleases());

/** What is not in a release yet. */
export const NEXT = 'the next release';

/**
 * The release that first had something, if it hasn't always been there.
 *
 * @param has - Whether a release has it.
 */
export function sinceWhen(all: readonly Release[], has: (release: Release) => boolean) {
  if (all.length === 0 || has(all[0]!)) return undefined;
  const lacks = all.findLastIndex((release) => !has(release));
  return all[lacks + 1]?.version ?? NEXT;
}

/** The sentence about the release that brought something. */
export const sinceText = (since: string | undefined) =>
  since && (since === NEXT ? `Comes with ${NEXT}.` : `Since ${since}.`);

/** The release since which a name is exported, or has a member. */
export const sinceOf = (all: readonly Release[], name: string, member?: string) =>
  sinceWhen(all, ({ api }) => {
    const exported = api[name];
    return member === undefined ? exported !== undefined : Boolean(exported?.members[member]);
  });
