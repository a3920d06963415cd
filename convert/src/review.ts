import { isHelperClass } from './cover.ts';
import type { HtmlElement, HtmlNode } from './html.ts';
import { MAPPING } from './mapping.data.ts';
import { elementsOf } from './mapping.ts';
import type { Note } from './notes.ts';
import { OBSOLETE } from './rules.ts';

const shapeClasses = new Set(
  MAPPING.shapes.flatMap(({ root, values, effects }) => [
    ...elementsOf(root).flatMap(({ classes }) => classes),
    ...values.flatMap((one) => Object.keys(one.values)),
    ...effects.flatMap((one) => Object.values(one.classes).flat()),
  ]),
);

const isKnown = (name: string) =>
  shapeClasses.has(name) || isHelperClass(name) || name in MAPPING.displays;

const LOOKS_LIKE_BULMA = /^(is|has)-/;

/** Notes each id that is used again. */
export function reviewIds(nodes: readonly HtmlNode[], notes: Note[], known = new Set<string>()) {
  for (const node of nodes) {
    if (node.kind !== 'element') continue;
    const { id } = node.attributes;
    if (id && known.has(id)) {
      const text = `The id \`${id}\` is used twice.`;
      notes.push({ line: node.line, text, remedy: 'Rename one of them, and what refers to it.' });
    }
    if (id) known.add(id);
    reviewIds(node.children, notes, known);
  }
}

/** Leaves out what must not or cannot be carried over, and notes it; nothing is left of a script. */
export function review(element: HtmlElement, notes: Note[]): HtmlElement | undefined {
  const { tag, line, classes } = element;
  const note = (text: string, remedy: string) => notes.push({ line, text, remedy });
  if (tag === 'script') {
    note(
      'A <script> was left out.',
      'Write what it did with state and event handlers, unless a component does it.',
    );
    return undefined;
  }
  if (tag.includes('-'))
    note(
      `<${tag}> is a custom element.`,
      "Declare it in React's `JSX.IntrinsicElements` for TypeScript.",
    );
  for (const name of classes) {
    const instead = OBSOLETE[name];
    if (instead && !isKnown(name)) note(`Bulma 1.0 has no class \`${name}\` any more.`, instead);
    else if (LOOKS_LIKE_BULMA.test(name) && !isKnown(name))
      note(
        `\`${name}\` is no class of Bulma; it stays in \`className\`.`,
        'Look whether it is misspelled.',
      );
  }
  const attributes = Object.entries(element.attributes).filter(([name, text]) => {
    if (/^on[a-z]+$/i.test(name)) {
      note(`\`${name}\` was left out.`, `Write an event handler: \`${text.slice(0, 60)}\`.`);
      return false;
    }
    if (!/^\s*javascript:/i.test(text)) return true;
    note(`\`${name}\` with a script was left out.`, 'Use a button with `onClick`.');
    return false;
  });
  return { ...element, attributes: Object.fromEntries(attributes) };
}
