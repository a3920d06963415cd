import type { Finding } from './notes.ts';
import type { Mistake, Node, Tag } from './parse.ts';
import type { HtmlElement } from './tree.ts';
import { VOID } from './void.ts';

/** Elements that HTML lets authors leave out, or leave open. */
const OPTIONAL = /^(html|head|body|tbody|colgroup)$/;
const OPTIONAL_END =
  /^(html|head|body|p|li|dt|dd|option|optgroup|thead|tbody|tfoot|tr|td|th|colgroup|rb|rt|rp)$/;
/** The parser makes an element of these end tags. */
const MADE = /^(p|br)$/;
const FOREIGN = /^(svg|math)$/;

const LOOK = 'Look whether the code is what you mean.';

/** What the parser says of mistakes that tags do not tell. */
const MISTAKES: Readonly<Record<string, string>> = {
  'eof-in-tag': 'The HTML ends in a tag: the parser left the tag out.',
  'duplicate-attribute': 'An attribute is there twice: the parser kept the first one.',
};

/** A start tag. */
interface Start {
  name: string;
  /** The place of the one that was open around it. */
  outer: number | undefined;
  /** Whether the parser made an element of it. */
  isSeen: boolean;
}

/** Notes what the parser had to repair: what does not follow from the tags alone. */
export class Repairs {
  /** The start tags by their places. */
  private readonly starts = new Map<number, Start>();
  private readonly open: Tag[] = [];
  private isForeign = false;

  /** Reads the tags as if no parser would repair anything. */
  constructor(
    private readonly tags: readonly Tag[],
    mistakes: readonly Mistake[],
    private readonly notes: Finding[],
  ) {
    for (const tag of tags)
      if (tag.isEnd) this.close(tag);
      else this.start(tag);
    this.leave(0);
    for (const { code, line } of mistakes) {
      const text = MISTAKES[code];
      if (text) this.add(line, text);
    }
  }

  /** Compares an element that the parser made with its tag, by the places of its tag and of the next one around it. */
  ofElement({ tag, line }: HtmlElement, at: number | undefined, outer: number | undefined) {
    const start = at === undefined ? undefined : this.starts.get(at);
    if (!start) {
      if (!OPTIONAL.test(tag))
        this.add(line, `The parser added a <${tag}> that the HTML does not have.`);
    } else if (start.isSeen) {
      const text = `<${tag}> ends in the middle of another element: the parser opened it again.`;
      this.add(line, text);
    } else {
      start.isSeen = true;
      const around = this.blockerOf(start, outer);
      if (around) this.add(line, `The parser took <${tag}> out of <${around}>.`);
    }
  }

  /** Compares the place of a text with that of what follows it, from which the parser may have taken it. */
  ofText(text: Extract<Node, { value: string }>, next: Node | undefined) {
    const place = text.sourceCodeLocation;
    const start = next?.sourceCodeLocation?.startOffset ?? Infinity;
    if (!place || !text.value.trim() || place.endOffset <= start) return;
    this.add(
      place.endLine,
      `The parser took text out of <${this.starts.get(start)?.name ?? 'table'}>.`,
    );
  }

  /** Notes what the parser made nothing of. */
  end() {
    for (const { name, line, at, isEnd } of this.tags)
      if (!isEnd && !this.starts.get(at)?.isSeen)
        this.addItem(
          line,
          `<${name}>`,
          '%s cannot be here: the parser ignored it.',
          '%s cannot be here: the parser ignored them.',
        );
  }

  private start(tag: Tag) {
    const { name, line, at, isSelfClosing } = tag;
    const last = this.open.at(-1);
    // It ends where the next one like it begins.
    if (last?.name === name && OPTIONAL_END.test(name)) this.open.pop();
    this.starts.set(at, { name, outer: this.open.at(-1)?.at, isSeen: false });
    this.isForeign ||= FOREIGN.test(name);
    if (isSelfClosing && !this.isForeign && !VOID.test(name))
      this.add(line, 'A slash closes no element of HTML: the parser ignored it.');
    if (!VOID.test(name) && !(isSelfClosing && this.isForeign)) this.open.push(tag);
  }

  private close({ name, line }: Tag) {
    const at = this.open.findLastIndex((tag) => tag.name === name);
    if (FOREIGN.test(name)) this.isForeign = false;
    if (at < 0) {
      if (!MADE.test(name))
        this.addItem(
          line,
          `</${name}>`,
          '%s closes nothing: the parser ignored it.',
          '%s close nothing: the parser ignored them.',
        );
      return;
    }
    this.leave(at + 1);
    this.open.pop();
  }

  /** Leaves the elements that were opened last, which have no end tags. */
  private leave(count: number) {
    for (const { name, line } of this.open.splice(count))
      if (!OPTIONAL_END.test(name))
        this.addItem(
          line,
          `<${name}>`,
          '%s has no end tag: the parser closed it where its parent ends.',
          '%s have no end tags: the parser closed them where their parents end.',
        );
  }

  /** The element that a tag is in by the tags, and not by the parser; none if they agree. */
  private blockerOf(start: Start, outer: number | undefined): string | undefined {
    let around = start.outer;
    while (around !== undefined && around !== outer) {
      const one = this.starts.get(around);
      if (one && !OPTIONAL_END.test(one.name)) return one.name;
      around = one?.outer;
    }
    return undefined;
  }

  private add(line: number, text: string) {
    this.notes.push({ rank: 'look', line, text, remedy: LOOK });
  }

  private addItem(line: number, item: string, text: string, many = text) {
    this.notes.push({ rank: 'look', line, item, text, many, remedy: LOOK });
  }
}
