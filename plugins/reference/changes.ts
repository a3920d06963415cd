import { changesBetween, type Change } from '../library/releases/changes.ts';
import { currentApi, NEXT, releases } from '../library/releases/releases.ts';

/** The name of the file, on the site. */
export const CHANGES = 'changes.json';

/** A change as readers are told of it. */
export interface ToldChange extends Pick<Change, 'kind' | 'before' | 'after'> {
  /** As they write it: `<Button bold>`, `Card.Header`, `Color`. */
  what: string;
}

/** What changed from one release to a later one. */
export interface Comparison {
  from: string;
  to: string;
  changes: ToldChange[];
}

function whatOf({ name, member }: Change): string {
  if (member === undefined) return name;
  return name.endsWith('Props') ? `<${name.slice(0, -5)} ${member}>` : `${name}.${member}`;
}

/** A type as readers know it: what is optional may be undefined. */
const readable = (type: string) => type.replace(/^\??: /, '').replace(/ \| undefined$/, '');

const told = ({ kind, before, after, ...change }: Change): ToldChange => ({
  kind,
  what: whatOf(change as Change),
  ...(before && { before: readable(before) }),
  ...(after && { after: readable(after) }),
});

/** What changed between any two releases, the newest first; and the next one, if the library has changed since the last. */
export function comparisons(): Comparison[] {
  const all = releases();
  const last = all.at(-1);
  if (!last) return [];
  const next = { version: NEXT, api: currentApi() };
  const isChanged = changesBetween(last.api, next.api).length > 0;
  const states = [...all, ...(isChanged ? [next] : [])].toReversed();
  return states.flatMap((newer, index) =>
    states.slice(index + 1).map((older) => ({
      from: older.version,
      to: newer.version,
      changes: changesBetween(older.api, newer.api).map(told),
    })),
  );
}
