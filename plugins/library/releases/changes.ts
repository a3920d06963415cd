import type { Api } from './api.ts';

/** What became of a name of the public API, or of a member of one, from one release to another. */
export interface Change {
  kind: 'added' | 'changed' | 'deprecated' | 'removed';
  /** The name that is exported: `ButtonProps`. */
  name: string;
  /** The prop or the part, if the change is about one. */
  member?: string;
  /** Its type before and after, as far as it was and is there. */
  before?: string;
  after?: string;
}

interface Named {
  type: string;
  isDeprecated: boolean;
}

type Difference = Pick<Change, 'kind' | 'before' | 'after'>;

function difference(before: Named | undefined, after: Named | undefined): Difference | undefined {
  if (!before) return after && { kind: 'added', after: after.type };
  if (!after) return { kind: 'removed', before: before.type };
  const types = { before: before.type, after: after.type };
  if (before.type !== after.type) return { kind: 'changed', ...types };
  return after.isDeprecated && !before.isDeprecated ? { kind: 'deprecated', ...types } : undefined;
}

const namesOf = (...all: (object | undefined)[]) => [
  ...new Set(all.flatMap((one) => Object.keys(one ?? {}))),
];

/** All differences between two states of the public API, in the order of their names; what is added as a whole is one. */
export function changesBetween(before: Api, after: Api): Change[] {
  return namesOf(before, after)
    .toSorted()
    .flatMap((name): Change[] => {
      const [old, now] = [before[name], after[name]];
      const own = difference(old, now);
      const whole = own ? [{ ...own, name }] : [];
      if (!old || !now) return whole;
      const members = namesOf(old.members, now.members).flatMap((member): Change[] => {
        const found = difference(old.members[member], now.members[member]);
        return found ? [{ ...found, name, member }] : [];
      });
      return [...whole, ...members];
    });
}
