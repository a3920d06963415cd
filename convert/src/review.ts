import { isTyped } from './accepted.ts';
import { isHelperClass } from './cover.ts';
import { MAPPING } from './known.ts';
import { classesOfShape } from './mapping.ts';
import type { AddNote, Finding } from './notes.ts';
import { isKept } from './reviewAttribute.ts';
import { NEEDLESS, OBSOLETE, OBSOLETE_ELEMENTS, REACHING, SCRIPTED } from './rules.ts';
import { textIn } from './textIn.ts';
import type { HtmlElement, HtmlNode } from './tree.ts';
import { upgraded } from './upgrade.ts';
import { VOID } from './void.ts';

const known = new Set([...MAPPING.shapes.flatMap(classesOfShape), ...MAPPING.otherClasses]);

const isKnown = (name: string) => known.has(name) || isHelperClass(name);

const LOOKS_LIKE_BULMA = /^(is|has)-/;

/** Characters that names of classes do not have, and templates do. */
const NO_NAME = /[{}<>$`]/;

/** The names of elements that JSX can write; HTML allows more. */
const TAG = /^[a-z][\w-]*$/i;
/** Elements whose content is text that no browser shows. */
const UNSEEN = /^(iframe|noembed|noframes)$/;
const ANIMATION = /^(animate|animateMotion|animateTransform|set)$/;

const MISSING = 'Look for a missing quote or space.';

/** Why nothing of an element may be carried over; nothing if it may. */
function refusal({ tag, attributes }: HtmlElement): Omit<Finding, 'line'> | undefined {
  if (tag === 'script')
    return {
      rank: 'write',
      text: 'A <script> was left out.',
      many: 'A <script> was left out.',
      remedy: 'Write what it did with state and event handlers, unless a component does it.',
    };
  const { attributeName: animated = '' } = attributes;
  if (ANIMATION.test(tag) && /^\s*(xlink:)?href\s*$|^\s*on/i.test(animated))
    return {
      rank: 'write',
      text: `<${tag}> was left out: what it changes can be a script.`,
      remedy: 'Change the address with state.',
    };
  const isRefresh = tag === 'meta' && /^\s*refresh/i.test(attributes['http-equiv'] ?? '');
  if (isRefresh && /(javascript|data|vbscript):/i.test(attributes.content ?? ''))
    return {
      rank: 'write',
      text: '<meta> with a script was left out.',
      remedy: 'Write what it did with state.',
    };
  return undefined;
}

function reviewName({ tag, isSvg }: HtmlElement, note: AddNote) {
  if (tag.includes('-') && !isTyped(tag))
    note({
      rank: 'look',
      item: `<${tag}>`,
      text: '%s is a custom element.',
      many: '%s are custom elements.',
      remedy: "Declare it in React's `JSX.IntrinsicElements` for TypeScript.",
    });
  else if (!isTyped(tag) && !isSvg && OBSOLETE_ELEMENTS[tag])
    note({
      rank: 'look',
      item: `<${tag}>`,
      text: '%s is no element of HTML any more, and none of React’s types.',
      remedy: `${OBSOLETE_ELEMENTS[tag]}`,
    });
  else if (!isTyped(tag))
    note({
      rank: 'look',
      item: `<${tag}>`,
      text: '%s is no element that React’s types know.',
      many: '%s are no elements that React’s types know.',
      remedy: "Look whether it is misspelled, or declare it in React's `JSX.IntrinsicElements`.",
    });
}

/** What React moves to the head of the page, wherever it is. */
const isMoved = ({ tag, isSvg, attributes }: HtmlElement) =>
  !isSvg && /^(link|meta|title)$/.test(tag) && !('itemprop' in attributes);

function reviewClasses(classes: readonly string[], note: AddNote) {
  for (const name of classes) {
    const item = `\`${name}\``;
    const instead = OBSOLETE[name];
    if (instead && !isKnown(name))
      note({
        rank: 'class',
        item,
        text: 'Bulma 1.0 has no class %s any more.',
        many: 'Bulma 1.0 has no classes %s any more.',
        code: instead,
        remedy: '%s',
      });
    else if (NO_NAME.test(name))
      note({
        rank: 'write',
        item,
        text: '%s is no name of a class: a template may write something there.',
        many: '%s are no names of classes: a template may write something there.',
        remedy: 'Write what it does with props and conditions.',
      });
    else if (LOOKS_LIKE_BULMA.test(name) && !isKnown(name))
      note({
        rank: 'class',
        item,
        text: '%s is no class of Bulma; it stays in `className`.',
        many: '%s are no classes of Bulma; they stay in `className`.',
        remedy: 'Look whether it is misspelled.',
      });
  }
}

const optionsIn = (nodes: readonly HtmlNode[]): HtmlElement[] =>
  nodes.flatMap((node) => {
    if (node.kind !== 'element') return [];
    return node.tag === 'option' ? [node] : optionsIn(node.children);
  });

/** Notes what React cannot tell of the options that a select begins with. */
function reviewSelect({ children, attributes }: HtmlElement, note: AddNote) {
  const options = optionsIn(children);
  const selected = options.filter((one) => 'selected' in one.attributes);
  if (selected.length > 1 && !('multiple' in attributes))
    note({
      rank: 'left',
      text: 'Several options of a <select> are selected: the last one was kept, as browsers do.',
      remedy: 'If all of them should be, add `multiple`.',
    });
  const valueOf = (option: HtmlElement) =>
    option.attributes.value ?? textIn(option.children).trim();
  const isMixed = selected.some(
    (one) => !('value' in one.attributes) && one.children.some(({ kind }) => kind === 'element'),
  );
  if (isMixed)
    note({
      rank: 'look',
      text: 'The <option> that a <select> begins with has elements in it: a server cannot tell its value.',
      remedy: 'Give it a `value`.',
    });
  const twice = options.find(
    (one) =>
      'selected' in one.attributes &&
      options.some((other) => other !== one && valueOf(other) === valueOf(one)),
  );
  if (twice)
    note({
      rank: 'look',
      item: `\`${valueOf(twice)}\``,
      text: 'Several options have the value %s that a <select> begins with.',
      remedy: 'Give each its own value: React selects by value.',
    });
}

/** Leaves out what must not or cannot be carried over, and notes it; nothing is left of a script. */
function reviewElement(given: HtmlElement, findings: Finding[]): HtmlNode[] {
  const { tag, line, classes } = given;
  const note: AddNote = (finding) => findings.push({ line, ...finding });
  const element = upgraded(given, note);
  const refused = refusal(element);
  if (refused) {
    note(refused);
    return [];
  }
  if (!TAG.test(tag)) {
    note({
      rank: 'look',
      item: `<${tag}>`,
      text: '%s was left out, and its content kept: JSX cannot write such a name.',
      many: '%s were left out, and their content kept: JSX cannot write such names.',
      remedy: /^[a-z][\w-]*[:.][a-z][\w.-]*$/i.test(tag)
        ? 'It is of a template or another framework: write what it does in JSX.'
        : MISSING,
    });
    return review(element.children, findings);
  }
  reviewName(element, note);
  if (isMoved(element))
    note({
      rank: 'left',
      item: `<${tag}>`,
      text: 'React moves %s to the head of the page.',
      remedy: 'Leave it out if the page has it already.',
    });
  reviewClasses(classes, note);
  const entries = Object.entries(element.attributes);
  const kept = entries.filter(([name, text]) => isKept(element, name, text, note));
  if (kept.length < entries.length) element.attributes = Object.fromEntries(kept);
  if (tag === 'select') reviewSelect(element, note);
  const children = review(element.children, findings);
  if (UNSEEN.test(tag) && children.some(({ kind }) => kind !== 'comment')) {
    note({
      rank: 'left',
      text: `The content of <${tag}> was left out: no browser shows it.`,
      remedy: 'Write it next to the element if it should show.',
    });
    element.children = [];
    return [element];
  }
  // Also where HTML lets it have content: in an `<svg>`, it is another element with the same name.
  if (VOID.test(tag) && children.length) {
    note({
      rank: 'look',
      text: `<${tag}> has content, as it may have in an <svg>: it now follows the element.`,
      remedy: 'Close the <svg> before it.',
    });
    element.children = [];
    return [element, ...children];
  }
  element.children = children;
  return [element];
}

/** What of some HTML can be carried over, with a note on all else. */
export const review = (nodes: readonly HtmlNode[], findings: Finding[]): HtmlNode[] =>
  nodes.flatMap((node) => (node.kind === 'element' ? reviewElement(node, findings) : node));

/** Notes the attributes that only a script of the page read, on a component or, without a label, a plain element. */
export function reviewScripted(
  { line, attributes }: HtmlElement,
  label: string,
  findings: Finding[],
) {
  for (const name of Object.keys(attributes)) {
    const done = NEEDLESS[label]?.[name];
    const remedy = done ?? SCRIPTED[name];
    const what = done ? 'was left out' : 'does nothing without its script';
    const rank = done ? 'left' : 'write';
    const more = REACHING[label]?.[name];
    if (more)
      findings.push({
        line,
        rank: 'left',
        text: `\`${name}\` became a prop of \`${label}\`.`,
        remedy: more,
      });
    if (remedy) findings.push({ line, text: `\`${name}\` ${what}.`, remedy, rank });
  }
}
