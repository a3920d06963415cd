import { changed, linesAfter } from '../changes.ts';
import { codemod, type Modified } from '../codemod.ts';
import type { Peer } from '../peer.ts';
import { rulesOf } from '../rules.ts';
import { BREAKS, type Break } from './breaks.data.ts';
import { OLD, oldImports } from './oldImports.ts';

const NAME = 'bulmatic';
const FROM = /^bulmatic@(\d+)\.(\d+)(?:\.\d+)?$/;

/** How `--from` names an earlier release, such as this one. */
export const EARLIER = `${NAME}@0.1`;

/** Whether a release comes after the one that an app has, whose patches break nothing. */
function isLater(release: string, [major, minor]: readonly [number, number]): boolean {
  if (release === 'next') return true;
  const [newMajor = 0, newMinor = 0] = release.split('.').map(Number);
  return newMajor > major || (newMajor === major && newMinor > minor);
}

/** The library before each later release, the oldest first. */
function librariesSince(version: readonly [number, number], breaks: readonly Break[]): Peer[] {
  const later = breaks.filter(({ release }) => isLater(release, version));
  const releases = [...new Set(later.map(({ release }) => release))];
  return releases.map((release) => ({
    package: OLD,
    breakpoints: 'objects',
    isPrefixed: false,
    tables: { [release]: later.filter((one) => one.release === release) },
  }));
}

const linesOf = (code: string) => code.split('\n').map((_, index) => index + 1);

/** The line of a text that has come to be a line of what became of it. */
const lineBefore = (code: string, line: number, after: Modified['lineAfter']) =>
  linesOf(code).findLast((one) => after(one) <= line) ?? line;

/** A file after one release; what only a person can change stays imported. */
function upgrade(code: string, file: string, old: Peer): Modified {
  if (!code.includes(NAME)) return { code, notes: [], lineAfter: (line) => line };
  const changes = oldImports(code, file, rulesOf(old));
  const apart = linesAfter(code, changes);
  const modified = codemod(changed(code, changes), old, file);
  return {
    code: modified.code.replaceAll(OLD, NAME),
    notes: modified.notes.map((note) => ({
      ...note,
      line: lineBefore(code, note.line, apart),
      remedy: note.remedy.replaceAll(OLD, NAME),
    })),
    lineAfter: (line) => modified.lineAfter(apart(line)),
  };
}

/**
 * What upgrades an app from a release, as `--from` names it: release by release, since a later one may change what an
 * earlier one has made.
 */
export function upgradeFrom(from: string, breaks = BREAKS) {
  const [, major, minor] = FROM.exec(from) ?? [];
  if (!major || !minor) return undefined;
  const libraries = librariesSince([Number(major), Number(minor)], breaks);
  return (code: string, file: string): Modified =>
    libraries.reduce<Modified>(
      (before, old) => {
        const after = upgrade(before.code, file, old);
        const notes = after.notes.map((note) => ({
          ...note,
          line: lineBefore(code, note.line, before.lineAfter),
        }));
        return {
          code: after.code,
          notes: [...before.notes, ...notes],
          lineAfter: (line) => after.lineAfter(before.lineAfter(line)),
        };
      },
      { code, notes: [], lineAfter: (line) => line },
    );
}
