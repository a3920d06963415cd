import type { HtmlElement } from './tree.ts';

/** Any tag. */
export const ANY = '*';

/** Finds, of many things, those that an element may be by its tag and classes. */
export class Candidates<Thing> {
  private readonly lists = new Map<string, number[]>();
  /** Those of elements without a class, which most are. */
  private readonly ofTags = new Map<string, readonly Thing[]>();

  /** `keyOf` tells what an element must have for a thing: a `.class`, a tag or {@link ANY}. */
  constructor(
    private readonly things: readonly Thing[],
    keyOf: (thing: Thing) => string,
  ) {
    for (const [index, thing] of things.entries()) {
      const key = keyOf(thing);
      this.lists.set(key, [...(this.lists.get(key) ?? []), index]);
    }
  }

  /** Those of an element, in the order in which they were given. */
  of({ tag, classes }: HtmlElement): readonly Thing[] {
    const known = classes.length ? undefined : this.ofTags.get(tag);
    if (known) return known;
    const things = this.find(tag, classes);
    if (!classes.length) this.ofTags.set(tag, things);
    return things;
  }

  private find(tag: string, classes: readonly string[]): readonly Thing[] {
    const found = [...(this.lists.get(tag) ?? []), ...(this.lists.get(ANY) ?? [])];
    for (const name of classes) found.push(...(this.lists.get(`.${name}`) ?? []));
    return found.sort((a, b) => a - b).map((index) => this.things[index]!);
  }
}
