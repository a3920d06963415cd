import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '../../base/root.ts';
import { load } from '../../base/library.ts';
import { changesBetween, type Change } from './changes.ts';
import { currentApi, releases, REPORT } from './releases.ts';

/** The rows of the codemod from release to release. */
export const BREAKS = 'convert/src/from/bulmatic/breaks.data.ts';
const CHANGESETS = '.changeset';

/** The texts that explain changes: rows of the codemod for the next release, and changesets. */
function said(): string[] {
  const data = load<{ BREAKS: readonly { release: string; from: string }[] }>(BREAKS);
  const rows = data.BREAKS.filter(({ release }) => release === 'next').map(({ from }) => from);
  const changesets = readdirSync(fromRoot(CHANGESETS))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => readFileSync(fromRoot(`${CHANGESETS}/${file}`), 'utf8'));
  return [...rows, ...changesets];
}

/** Whether one of some texts has a name in code. */
const isNamed = (name: string, texts: readonly string[]) =>
  texts.some((text) =>
    [...text.matchAll(/`([^`]+)`/g)].some(([, code = '']) =>
      new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code),
    ),
  );

/** The removed names, props and parts that no text mentions. */
export const unexplained = (changes: readonly Change[], texts: readonly string[]): string[] =>
  changes
    .filter(({ kind, name, member }) => kind === 'removed' && !isNamed(member ?? name, texts))
    .map(({ name, member }) => [name, member].filter(Boolean).join('.'));

/**
 * Checks that something tells users about each name that the next release lacks.
 *
 * @throws If a name is neither in a row of the codemod nor in a changeset.
 */
export function requireExplanations() {
  const last = releases().at(-1);
  if (!last) return;
  const silent = unexplained(changesBetween(last.api, currentApi()), said());
  if (silent.length === 0) return;
  throw new Error(
    `${REPORT}: ${last.version} has ${silent.join(', ')}, which is gone. Add a row with \`release: 'next'\` to ${BREAKS}, or name it in code in a changeset.`,
  );
}
