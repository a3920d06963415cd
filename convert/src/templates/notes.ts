import type { Finding } from '../notes.ts';
import type { Scanned } from './scan.ts';

/** More of them help nobody. */
const MOST_ITEMS = 6;

function listOf(items: readonly string[]): string {
  const unique = [...new Set(items)];
  const shown = unique.slice(0, MOST_ITEMS).join(', ');
  const others = unique.length - MOST_ITEMS;
  return others > 0 ? `${shown} and ${others} more` : shown;
}

const codeOf = (text: string) => `\`${text.replace(/\s+/g, ' ').slice(0, 60)}\``;

/** One note for each syntax: what became of what a template did. */
export function notesOf({ pieces, losses, unclosed }: Scanned): Finding[] {
  const all = [...pieces, ...losses.map(({ piece }) => piece)];
  const names = [...new Set(all.map(({ syntax }) => syntax))];
  const open = [...unclosed].map(([name, { text, line }]): Finding => ({
    rank: 'write',
    line,
    text: `Server syntax (${name}) has no end where it begins with ${codeOf(text)}: it stayed as text.`,
    remedy: 'Close it, or write what it does in JSX.',
  }));
  const closed = names.map((name): Finding => {
    const own = pieces.filter(({ syntax }) => syntax === name);
    const comments = own.filter(({ isComment }) => isComment).length;
    const values = own.length - comments;
    const lost = losses
      .filter(({ piece }) => piece.syntax === name)
      .map(({ what, piece }) =>
        what === piece.text || what.includes(piece.text)
          ? codeOf(what)
          : `${codeOf(what)} under ${codeOf(piece.text)}`,
      );
    const parts = [
      ...(comments ? [`in text, it became comments (${comments})`] : []),
      ...(values ? [`in values, it stayed as text (${values})`] : []),
      ...(lost.length ? [`what it leaves open was left out: ${listOf(lost)}`] : []),
    ];
    return {
      line: all
        .filter(({ syntax }) => syntax === name)
        .reduce((least, { line }) => Math.min(least, line), Infinity),
      text: `Server syntax (${name}) is no HTML: ${parts.join('; ')}.`,
      remedy: 'Write what it does with props, conditions and lists in JSX.',
      rank: 'write',
    };
  });
  return [...closed, ...open];
}
