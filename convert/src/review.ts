import { isHelperClass } from './cover.ts';
import type { HtmlElement, HtmlNode } from './html.ts';
import { MAPPING } from './known.ts';
import { classesOfShape } from './mapping.ts';
import type { Note } from './notes.ts';
import { NEEDLESS, OBSOLETE, ONLY_ON, SCRIPTED } from './rules.ts';
import { isImportant, strayIn } from './styleAttribute.ts';
import { VOID } from './void.ts';

const known = new Set([...MAPPING.shapes.flatMap(classesOfShape), ...MAPPING.otherClasses]);

const isKnown = (name: string) => known.has(name) || isHelperClass(name);

const LOOKS_LIKE_BULMA = /^(is|has)-/;

/** The names of elements that JSX can write; HTML allows more. */
const TAG = /^[a-z][\w-]*$/i;

/** The names of attributes that React sets: some it takes for itself. */
const ATTRIBUTE = /^(?!(?:children|key|ref)$)[:a-z_][:\w.-]*$/i;

const MISSING = 'Look for a missing quote or space.';

/** Notes what is in a `style` attribute and cannot be carried over. */
function reviewStyle(text: string, note: (text: string, remedy: string) => void) {
  for (const stray of strayIn(text))
    note(`\`${stray.slice(0, 60)}\` in \`style\` is no declaration, and was left out.`, MISSING);
  if (isImportant(text))
    note(
      '`!important` was left out of `style`: React cannot set it.',
      'Write the declaration in a stylesheet.',
    );
}

/** Whether a browser would run what an attribute says; it ignores white space and control characters in it. */
const isScript = (text: string) => /^javascript:/i.test(text.replace(/[\0-\x20]/g, ''));

/** Leaves out what must not or cannot be carried over, and notes it; nothing is left of a script. */
function reviewElement(element: HtmlElement, notes: Note[]): HtmlNode[] {
  const { tag, line, classes } = element;
  const note = (text: string, remedy: string) => notes.push({ line, text, remedy });
  if (tag === 'script') {
    note(
      'A <script> was left out.',
      'Write what it did with state and event handlers, unless a component does it.',
    );
    return [];
  }
  if (!TAG.test(tag)) {
    note(`<${tag}> was left out, and its content kept: JSX cannot write such a name.`, MISSING);
    return review(element.children, notes);
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
    if (isScript(text)) {
      note(`\`${name}\` with a script was left out.`, 'Use a button with `onClick`.');
      return false;
    }
    if (!ATTRIBUTE.test(name)) {
      note(
        `\`${name.slice(0, 60)}\` was left out: React sets no attribute with such a name.`,
        `${MISSING} If a script read it, write what it did in JSX.`,
      );
      return false;
    }
    const only = ONLY_ON[name];
    if (only && only !== tag) {
      note(`\`${name}\` was left out: it does nothing on <${tag}>.`, `Set it on an <${only}>.`);
      return false;
    }
    if (name === 'style') reviewStyle(text, note);
    return true;
  });
  const children = review(element.children, notes);
  // Also where HTML lets it have content: in an `<svg>`, it is another element with the same name.
  if (VOID.test(tag) && children.length) {
    note(
      `<${tag}> has content, as it may have in an <svg>: it now follows the element.`,
      'Close the <svg> before it.',
    );
    return [{ ...element, attributes: Object.fromEntries(attributes), children: [] }, ...children];
  }
  return [{ ...element, attributes: Object.fromEntries(attributes), children }];
}

/** What of some HTML can be carried over, with a note on all else. */
export const review = (nodes: readonly HtmlNode[], notes: Note[]): HtmlNode[] =>
  nodes.flatMap((node) => (node.kind === 'element' ? reviewElement(node, notes) : node));

/** Notes the attributes that only a script of the page read, on a component or, without a label, a plain element. */
export function reviewScripted({ line, attributes }: HtmlElement, label: string, notes: Note[]) {
  for (const name of Object.keys(attributes)) {
    const done = NEEDLESS[label]?.[name];
    const remedy = done ?? SCRIPTED[name];
    const what = done ? 'was left out' : 'does nothing without its script';
    if (remedy) notes.push({ line, text: `\`${name}\` ${what}.`, remedy });
  }
}
