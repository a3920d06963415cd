import type { HtmlElement } from './html.ts';
import type { Note } from './notes.ts';
import type { Tag } from './tags.ts';
import { VOID } from './void.ts';

/** Elements that HTML lets authors leave out, or leave open. */
const OPTIONAL = /^(html|head|body|tbody|colgroup)$/;
const OPTIONAL_END =
  /^(html|head|body|p|li|dt|dd|option|optgroup|thead|tbody|tfoot|tr|td|th|colgroup|rb|rt|rp)$/;
/** The parser makes an element of these end tags. */
const MADE = /^(p|br)$/;
const FOREIGN = /^(svg|math)$/;

/** An element as the parser made it, with the index of its tag; none if there is no tag for it. */
export interface Parsed {
  element: HtmlElement;
  mark: number | undefined;
  /** The mark of the next element around it that has one. */
  outer: number | undefined;
}

/** Notes what the parser had to repair: what does not follow from the tags alone. */
export class Repairs {
  /** For each start tag, the one that was open around it. */
  private readonly outer = new Map<number, number | undefined>();
  private readonly open: number[] = [];
  private isForeign = false;

  constructor(
    private readonly tags: readonly Tag[],
    private readonly marks: readonly number[],
    private readonly notes: Note[],
  ) {}

  /** Reads the tags as if no parser would repair anything. */
  ofTags() {
    for (const [index, tag] of this.tags.entries()) {
      if (!tag.isWhole) this.add(tag.line, 'The HTML ends in a tag: the parser left the tag out.');
      else if (tag.isEnd) this.close(tag);
      else this.start(tag, index);
    }
    this.leave(0);
  }

  /** Compares them with what the parser made of them. */
  ofElements(elements: readonly Parsed[]) {
    const seen = new Set<number>();
    for (const { element, mark, outer } of elements) {
      const { tag, line } = element;
      if (mark === undefined) {
        if (!OPTIONAL.test(tag))
          this.add(line, `The parser added a <${tag}> that the HTML does not have.`);
      } else if (seen.has(mark)) {
        this.add(
          line,
          `<${tag}> ends in the middle of another element: the parser opened it again.`,
        );
      } else {
        seen.add(mark);
        const around = this.blockerOf(mark, outer);
        if (around) this.add(line, `The parser took <${tag}> out of <${around}>.`);
      }
    }
    for (const [index, { name, line }] of this.tags.entries())
      if (this.outer.has(index) && !seen.has(this.marks[index] ?? index))
        this.add(line, `<${name}> cannot be here: the parser ignored it.`);
  }

  private start(tag: Tag, index: number) {
    const { name, line, attributes, isSelfClosing } = tag;
    if (new Set(attributes).size < attributes.length)
      this.add(line, 'An attribute is there twice: the parser kept the first one.');
    this.outer.set(index, this.open.at(-1));
    this.isForeign ||= FOREIGN.test(name);
    if (isSelfClosing && !this.isForeign && !VOID.test(name))
      this.add(line, 'A slash closes no element of HTML: the parser ignored it.');
    if (!VOID.test(name) && !(isSelfClosing && this.isForeign)) this.open.push(index);
  }

  private close({ name, line }: Tag) {
    const at = this.open.findLastIndex((index) => this.tags[index]?.name === name);
    if (FOREIGN.test(name)) this.isForeign = false;
    if (at < 0) {
      if (!MADE.test(name)) this.add(line, `</${name}> closes nothing: the parser ignored it.`);
      return;
    }
    this.leave(at + 1);
    this.open.pop();
  }

  /** Leaves the elements that were opened last, which have no end tags. */
  private leave(count: number) {
    for (const index of this.open.splice(count)) {
      const { name = '', line = 1 } = this.tags[index] ?? {};
      if (!OPTIONAL_END.test(name))
        this.add(line, `<${name}> has no end tag: the parser closed it where its parent ends.`);
    }
  }

  /** The element that a tag is in by the tags, and not by the parser; none if they agree. */
  private blockerOf(mark: number, outer: number | undefined): string | undefined {
    let around = this.outer.get(mark);
    while (around !== undefined && around !== outer) {
      const name = this.tags[around]?.name ?? '';
      if (!OPTIONAL_END.test(name)) return name;
      around = this.outer.get(around);
    }
    return undefined;
  }

  private add(line: number, text: string) {
    this.notes.push({ line, text, remedy: 'Look whether the code is what you mean.' });
  }
}
