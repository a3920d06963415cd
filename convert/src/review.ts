import { isTyped } from './accepted.ts';
import { isHelperClass } from './cover.ts';
import { entryOf } from './entryOf.ts';
import { MAPPING } from './known.ts';
import { classesOfShape } from './mapping.ts';
import type { AddNote, Finding } from './findings.ts';
import * as texts from './noteTexts.ts';
import { isKept } from './reviewAttribute.ts';
import { NEEDLESS, OBSOLETE, OBSOLETE_ELEMENTS, REACHING, SCRIPTED } from './rules.ts';
import { textIn, type HtmlElement, type HtmlNode } from './tree.ts';
import { upgraded } from './upgrade.ts';
import { VOID } from './void.ts';

const known = new Set([...MAPPING.shapes.flatMap(classesOfShape), ...MAPPING.otherClasses]);

const isKnown = (name: string) => known.has(name) || isHelperClass(name);

const LOOKS_LIKE_BULMA = /^(is|has)-/;

/** Characters that names of classes do not have, and templates do; in brackets, Tailwind has CSS. */
const NO_NAME = /^(?:[^[]|\[[^\]]*\])*?[{}<>$`]/;

/** The names of elements that JSX can write; HTML allows more. */
const TAG = /^[a-z][\w-]*$/i;
/** The names of elements that XML and templates give a prefix. */
const WITH_PREFIX = /^[a-z][\w-]*[:.][a-z][\w.-]*$/i;
/** Elements whose content is text that no browser shows. */
const UNSEEN = /^(iframe|noembed|noframes)$/;
const ANIMATION = /^(animate|animateMotion|animateTransform|set)$/;

/** Why nothing of an element may be carried over; nothing if it may. */
function refusal({ tag, attributes }: HtmlElement): Omit<Finding, 'line'> | undefined {
  if (tag === 'script') return texts.script;
  const { attributeName: animated = '' } = attributes;
  if (ANIMATION.test(tag) && /^\s*(xlink:)?href\s*$|^\s*on/i.test(animated))
    return texts.animatedScript(tag);
  const isRefresh = tag === 'meta' && /^\s*refresh/i.test(attributes['http-equiv'] ?? '');
  if (isRefresh && /(javascript|data|vbscript):/i.test(attributes.content ?? ''))
    return texts.refreshingScript;
  return undefined;
}

function reviewName({ tag, isSvg }: HtmlElement, note: AddNote) {
  if (isTyped(tag)) return;
  const item = `<${tag}>`;
  const instead = isSvg ? undefined : entryOf(OBSOLETE_ELEMENTS, tag);
  if (tag.includes('-')) note({ ...texts.customElement, item });
  else if (instead) note({ ...texts.obsoleteElement(instead), item });
  else note({ ...texts.unknownElement, item });
}

/** What React moves to the head of the page, wherever it is. */
const isMoved = ({ tag, isSvg, attributes }: HtmlElement) =>
  !isSvg && /^(link|meta|title)$/.test(tag) && !('itemprop' in attributes);

function reviewClasses(classes: readonly string[], note: AddNote) {
  for (const own of classes) {
    const ofControl = `control ${own}`;
    const isOfControl = classes.includes('control') && ofControl in OBSOLETE;
    const name = isOfControl ? ofControl : own;
    const item = `\`${name}\``;
    const instead = entryOf(OBSOLETE, name);
    if (instead && !isKnown(name)) note({ ...texts.obsoleteClass, item, code: instead });
    else if (NO_NAME.test(name)) note({ ...texts.templateInClass, item });
    else if (LOOKS_LIKE_BULMA.test(name) && !isKnown(name)) note({ ...texts.unknownClass, item });
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
  if (selected.length > 1 && !('multiple' in attributes)) note(texts.severalSelected);
  const valueOf = (option: HtmlElement) =>
    option.attributes.value ?? textIn(option.children).trim();
  const isMixed = selected.some(
    (one) => !('value' in one.attributes) && one.children.some(({ kind }) => kind === 'element'),
  );
  if (isMixed) note(texts.optionWithElements);
  const counts = new Map<string, number>();
  for (const value of options.map(valueOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const twice = selected.find((one) => counts.get(valueOf(one)) !== 1);
  if (twice) note({ ...texts.valueTwice, item: `\`${valueOf(twice)}\`` });
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
    note({ ...texts.invalidElement(WITH_PREFIX.test(tag)), item: `<${tag}>` });
    return review(element.children, findings);
  }
  reviewName(element, note);
  if (isMoved(element)) note({ ...texts.movedToHead, item: `<${tag}>` });
  reviewClasses(classes, note);
  const entries = Object.entries(element.attributes);
  const kept = entries.filter(([name, text]) => isKept(element, name, text, note));
  if (kept.length < entries.length) element.attributes = Object.fromEntries(kept);
  if (tag === 'select') reviewSelect(element, note);
  const children = review(element.children, findings);
  if (UNSEEN.test(tag) && children.some(({ kind }) => kind !== 'comment')) {
    note(texts.unseenContent(tag));
    element.children = [];
    return [element];
  }
  // Also where HTML lets it have content: in an `<svg>`, it is another element with the same name.
  if (VOID.test(tag) && children.length) {
    note(texts.contentOfVoid(tag));
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
    const more = entryOf(REACHING[label] ?? {}, name);
    if (more) findings.push({ line, ...texts.becameProp(name, label, more) });
    const done = entryOf(NEEDLESS[label] ?? {}, name);
    const instead = entryOf(SCRIPTED, name);
    if (done) findings.push({ line, ...texts.needless(name, done) });
    else if (instead) findings.push({ line, ...texts.scripted(name, instead) });
  }
}
