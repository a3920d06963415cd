import type { Note } from './notes.ts';

/** What a note asks for, what asks for more coming first. */
const RANKS = ['write', 'look', 'class', 'left'] as const;

/** One thing to note. `%s` stands for its item in the text, and for its code in the remedy. */
export interface Finding extends Note {
  rank: (typeof RANKS)[number];
  item?: string;
  /** The text for several items. */
  many?: string;
  code?: string;
}

/** Notes something on the line of an element. */
export type AddNote = (finding: Omit<Finding, 'line'>) => void;

const MOST_ITEMS = 8;

/** Several things in a sentence. */
export function listOf(items: readonly (string | number)[]): string {
  const shown = items.slice(0, MOST_ITEMS);
  const others = items.length - shown.length;
  const last = others ? `${others} more` : shown.pop();
  return shown.length ? `${shown.join(', ')} and ${last}` : String(last);
}

const capitalized = (text: string) => text.replace(/^[a-z]/, (first) => first.toUpperCase());

const unique = <Item>(items: readonly Item[]) => [...new Set(items)];

/** Makes one note of what is of one kind: what asks for more comes first, and then what is on earlier lines. */
export function gather(findings: readonly Finding[]): Note[] {
  const kinds = new Map<string, Finding[]>();
  for (const one of findings) {
    const key = `${one.text}\n${one.remedy}`;
    const kind = kinds.get(key);
    if (kind) kind.push(one);
    else kinds.set(key, [one]);
  }
  const notes = [...kinds.values()].map((kind) => {
    const [first] = kind.toSorted((a, b) => a.line - b.line) as [Finding, ...Finding[]];
    const items = unique(kind.flatMap(({ item }) => item ?? []));
    const codes = unique(kind.flatMap(({ code }) => code ?? []));
    const lines = unique(kind.map(({ line }) => line)).toSorted((a, b) => a - b);
    const { line, text, many = text, remedy, rank } = first;
    const what = capitalized((items.length > 1 ? many : text).replace('%s', () => listOf(items)));
    return {
      line,
      text: lines.length > 1 ? `${what} Lines ${listOf(lines)}.` : what,
      remedy: remedy.replace('%s', () => (remedy === '%s' ? codes.join(' ') : listOf(codes))),
      rank: RANKS.indexOf(rank),
    };
  });
  return notes
    .toSorted((a, b) => a.rank - b.rank || a.line - b.line)
    .map(({ line, text, remedy }) => ({ line, text, remedy }));
}
