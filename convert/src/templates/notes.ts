import { MAPPING } from '../known.ts';
import { listOf, type Finding } from '../findings.ts';
import * as texts from '../noteTexts.ts';
import type { Found } from './pieces.ts';
import type { Scanned } from './scan.ts';

/** What was left out, and on which lines if they are not all the same one. */
function lostOf(items: readonly { text: string; line: number }[]): string {
  const lines = new Map<string, Set<number>>();
  for (const { text, line } of items) {
    const own = lines.get(text);
    if (own) own.add(line);
    else lines.set(text, new Set([line]));
  }
  const isOneLine = new Set(items.map(({ line }) => line)).size < 2;
  const all = [...lines].map(([text, own]) =>
    isOneLine ? text : `${text} (line${own.size > 1 ? 's' : ''} ${listOf([...own])})`,
  );
  return all.length ? listOf(all) : '';
}

const codeOf = (text: string) => `\`${text.replace(/\s+/g, ' ').slice(0, 60)}\``;

/** The classes that a call sets, as servers and JavaScript write it. */
const CLASSES = /\b(?:css)?class(?:Name)?["']?\s*(?::|=>?)\s*["']([^"']*)["']/gi;

/** What begins a comment of a template, which calls nothing. */
const COMMENT =
  /^(?:<%[#!]?-?-|<%#|<#--|<%doc|\{\{?[!#*]|\{\{\/\*|\{\{--|@\*|\{%-?\s*(?:comment|doc)\b)/;

/** The components whose elements a call in a comment makes. */
function calledIn({ text, line }: Found): Finding[] {
  if (COMMENT.test(text)) return [];
  const lists = [...text.matchAll(CLASSES)].map(([, list = '']) => list.match(/\S+/g) ?? []);
  const labels = lists.flatMap((list) => labelOf(list) ?? []);
  return labels.map((label) => ({ ...texts.callOfComponent, line, item: `\`${label}\`` }));
}

/** The component that has some classes, whatever its tag is. */
function labelOf(classes: readonly string[]): string | undefined {
  const found = MAPPING.shapes.filter(
    ({ root }) => root.classes.length && root.classes.every((name) => classes.includes(name)),
  );
  // What needs no other component around it is the plainest.
  const [best] = found.toSorted(
    (a, b) => b.root.classes.length - a.root.classes.length || a.parents.length - b.parents.length,
  );
  return best?.label;
}

/** One note for each syntax: what became of what a template did. */
export function notesOf({ pieces: found, losses, unclosed }: Scanned): Finding[] {
  const pieces = found.filter(({ isNoted }) => !isNoted);
  const all = [...pieces, ...losses.map(({ piece }) => piece)];
  const names = [...new Set(all.map(({ syntax }) => syntax))];
  const open = [...unclosed].map(([name, { text, line }]) => ({
    ...texts.openSyntax(name, codeOf(text)),
    line,
  }));
  const closed = names.map((name): Finding => {
    const own = pieces.filter(({ syntax }) => syntax === name);
    const comments = own.filter(({ isComment }) => isComment).length;
    const values = own.length - comments;
    const lost = losses
      .filter(({ piece }) => piece.syntax === name)
      .map(({ what, piece }) => ({
        line: piece.line,
        text:
          what === piece.text || what.includes(piece.text)
            ? codeOf(what)
            : `${codeOf(what)} under ${codeOf(piece.text)}`,
      }));
    return {
      ...texts.serverSyntax(name, { comments, values, lost: lostOf(lost) }),
      line: all
        .filter(({ syntax }) => syntax === name)
        .reduce((least, { line }) => Math.min(least, line), Infinity),
    };
  });
  return [...closed, ...pieces.filter(({ isComment }) => isComment).flatMap(calledIn), ...open];
}
