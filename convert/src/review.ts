import { isHelperClass } from './cover.ts';
import type { HtmlElement } from './html.ts';
import { MAPPING } from './known.ts';
import { classesOfShape } from './mapping.ts';
import type { Note } from './notes.ts';
import { NEEDLESS, OBSOLETE, SCRIPTED } from './rules.ts';

const known = new Set([...MAPPING.shapes.flatMap(classesOfShape), ...MAPPING.otherClasses]);

const isKnown = (name: string) => known.has(name) || isHelperClass(name);

const LOOKS_LIKE_BULMA = /^(is|has)-/;

/** Whether a browser would run what an attribute says; it ignores white space and control characters in it. */
const isScript = (text: string) => /^javascript:/i.test(text.replace(/[\0-\x20]/g, ''));

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
    if (!isScript(text)) return true;
    note(`\`${name}\` with a script was left out.`, 'Use a button with `onClick`.');
    return false;
  });
  return { ...element, attributes: Object.fromEntries(attributes) };
}

/** Notes the attributes that only a script of the page read, on a component or, without a label, a plain element. */
export function reviewScripted({ line, attributes }: HtmlElement, label: string, notes: Note[]) {
  for (const name of Object.keys(attributes)) {
    const done = NEEDLESS[label]?.[name];
    const remedy = done ?? SCRIPTED[name];
    const what = done ? 'was left out' : 'does nothing without its script';
    if (remedy) notes.push({ line, text: `\`${name}\` ${what}.`, remedy });
  }
}
