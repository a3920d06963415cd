import type { Finding } from './findings.ts';
import * as texts from './noteTexts.ts';
import { VOID } from './void.ts';

/** Elements that HTML lets authors leave open. */
export const OPTIONAL_END =
  /^(html|head|body|p|li|dt|dd|option|optgroup|thead|tbody|tfoot|tr|td|th|colgroup|rb|rt|rp)$/;
/** The parser makes an element of these end tags. */
const MADE = /^(p|br)$/;
const FOREIGN = /^(svg|math)$/;

/** A start tag. */
export interface Start {
  name: string;
  line: number;
  /** Where it begins. */
  at: number;
  /** The nearest one around it that needs an end tag, by the tags alone. */
  outer: Start | undefined;
  /** Whether the parser made an element of it. */
  isSeen: boolean;
  /** Whether it has an end tag. */
  isClosed?: boolean;
}

/** A tag as it is written in the HTML. */
type Tag = Pick<Start, 'name' | 'line' | 'at'> & { isSelfClosing: boolean };

/** Reads the tags of some HTML as if no parser would repair anything, and notes what does not follow from them. */
export class Tags {
  /** The start tags by where they begin, in this order. */
  readonly starts = new Map<number, Start>();
  readonly notes: Finding[] = [];
  private readonly open: Start[] = [];
  /** How many of each name are open. */
  private readonly counts = new Map<string, number>();
  private isForeign = false;

  start({ name, line, at, isSelfClosing }: Tag) {
    // It ends where the next one like it begins.
    if (this.open.at(-1)?.name === name && OPTIONAL_END.test(name)) this.pop();
    const last = this.open.at(-1);
    const outer = last && OPTIONAL_END.test(last.name) ? last.outer : last;
    const start = { name, line, at, outer, isSeen: false };
    this.starts.set(at, start);
    this.isForeign ||= FOREIGN.test(name);
    if (isSelfClosing && !this.isForeign && !VOID.test(name))
      this.notes.push({ ...texts.slash, line });
    if (VOID.test(name) || (isSelfClosing && this.isForeign)) return;
    this.open.push(start);
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  close({ name, line }: Pick<Tag, 'name' | 'line'>) {
    if (FOREIGN.test(name)) this.isForeign = false;
    if (this.counts.get(name)) {
      while (this.open.at(-1)?.name !== name) this.leave();
      const closed = this.pop();
      if (closed) closed.isClosed = true;
    } else if (!MADE.test(name))
      this.notes.push({ ...texts.closesNothing, line, item: `</${name}>` });
  }

  /** Notes what the parser made nothing of. */
  end() {
    while (this.open.length) this.leave();
    for (const { name, line, isSeen } of this.starts.values())
      if (!isSeen) this.notes.push({ ...texts.ignored, line, item: `<${name}>` });
  }

  /** Leaves the element that was opened last, which has no end tag. */
  private leave() {
    const left = this.pop();
    if (left && !OPTIONAL_END.test(left.name))
      this.notes.push({ ...texts.unclosed, line: left.line, item: `<${left.name}>` });
  }

  private pop() {
    const last = this.open.pop();
    if (last) this.counts.set(last.name, (this.counts.get(last.name) ?? 1) - 1);
    return last;
  }
}
