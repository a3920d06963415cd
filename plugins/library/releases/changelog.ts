import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from '../../base/root.ts';

const CHANGELOG = 'library/CHANGELOG.md';

/** An entry of the changelog. */
export interface Entry {
  version: string;
  /** Its first paragraph. */
  text: string;
}

/** The text of an entry without the commit that changesets puts before it. */
const textOf = (item: string) => {
  const [first = ''] = item.split(/\n\s*\n/);
  return first
    .replace(/^[0-9a-f]{7,40}: /, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();
};

/**
 * The entries of a changelog as changesets writes it, the newest first.
 *
 * @see https://github.com/changesets/changesets
 */
export const entriesOf = (changelog: string): Entry[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [version = '', ...items] = section.split(/^(?:- |###.*\n)/m);
      return items
        .map(textOf)
        .filter(Boolean)
        .map((text) => ({ version: version.trim(), text }));
    });

/** The entries that name something in code: `Card` in `<Card>`, `Card.Header` or alone. */
export function changesNaming(names: readonly string[], changelog = readChangelog()): Entry[] {
  const code = new RegExp(
    '`<?/?(?:' + names.join('|').replaceAll('.', '\\.') + ')(?![\\w.])[^`]*`',
  );
  return entriesOf(changelog).filter(({ text }) => code.test(text));
}

const readChangelog = () =>
  existsSync(fromRoot(CHANGELOG)) ? readFileSync(fromRoot(CHANGELOG), 'utf8') : '';
