import type { Element, ElementContent } from 'hast';
import { element, find, hasClass, isElement, text, textOf } from './html.ts';

/** Elements that a reader of text can do nothing with. */
const DROPPED_TAGS = ['button', 'h1', 'iframe', 'input', 'nav', 'script', 'style', 'svg'];

const DROPPED_CLASSES = [
  'bulma-stage',
  'converter',
  'frame-widths',
  'hash-link',
  'live',
  'visually-hidden',
];

const isDropped = (one: Element) =>
  DROPPED_TAGS.includes(one.tagName) || DROPPED_CLASSES.some((name) => hasClass(one, name));

const elementsIn = ({ children }: Element) => children.filter((child) => isElement(child));

/** Code, whose language is the ending of the name that `plugins/content/highlight` gives it. */
function fence(pre: Element, title?: string): ElementContent[] {
  const code = find(pre, ({ tagName }) => tagName === 'code') ?? pre;
  const [, language] = /\.(\w+)$/.exec(String(code.properties.dataCode)) ?? [];
  return [element('pre', [text(textOf(code))], { language, title })];
}

/** The first code in an element, but none in a running demo. */
function preIn(parent: Element): Element | undefined {
  if (parent.tagName === 'pre') return parent;
  const shown = elementsIn(parent).filter((child) => !isDropped(child));
  for (const child of shown) {
    const pre = preIn(child);
    if (pre) return pre;
  }
  return undefined;
}

function codeBlock(block: Element): ElementContent[] {
  const pre = preIn(block);
  const title = elementsIn(block).find((one) => hasClass(one, 'title'));
  return pre ? fence(pre, title && textOf(title)) : reshaped(block.children);
}

/** Only the code of a demo, whose first tab is the TSX, named after the file that it comes from. */
function demo(box: Element): ElementContent[] {
  const pre = preIn(box);
  const name = String(box.properties.id).replace(/^demo-/, '');
  return pre ? fence(pre, `${name}.demo.tsx`) : [];
}

/** All tabs below each other, but of the commands for package managers only the first, which is npm's. */
function tabs(container: Element): ElementContent[] {
  const list = find(container, ({ properties }) => properties.role === 'tablist');
  const labels = list ? elementsIn(list).map(textOf) : [];
  const [first] = elementsIn(container).slice(1);
  const panels = first ? elementsIn(first) : [];
  const shown = labels[0] === 'npm' ? panels.slice(0, 1) : panels;
  return shown.flatMap((panel, index) => {
    const content = reshaped(panel.children);
    if (shown.length === 1) return content;
    return [element('p', [element('strong', [text(labels[index] ?? '')])]), ...content];
  });
}

function admonition(box: Element): ElementContent[] {
  const [heading, content] = elementsIn(box);
  const label = heading ? textOf(heading).trim() : '';
  const name = label.charAt(0).toUpperCase() + label.slice(1);
  const children = content ? reshaped(content.children) : [];
  return [element('blockquote', [element('p', [element('strong', [text(name)])]), ...children])];
}

/** What is at the top of both pages of a component: what to import, and where to read more. */
function titleBlock(header: Element): ElementContent[] {
  const line = elementsIn(header).find((one) => hasClass(one, 'links'));
  if (!line) return reshaped(header.children);
  const [statement, ...links] = elementsIn(line);
  const pages = elementsIn(header).find(({ tagName }) => tagName === 'nav');
  const others = pages ? elementsIn(pages).filter((one) => !one.properties.ariaCurrent) : [];
  return [
    ...reshaped(header.children.filter((one) => one !== line)),
    element('pre', statement ? [text(textOf(statement))] : [], { language: 'tsx' }),
    element(
      'ul',
      [...others, ...links].map((link) => element('li', [link])),
    ),
  ];
}

const isHeading = ({ tagName }: Element) => /^h\d$/.test(tagName);

/** An item of a list. Of a card, which is an item with a heading, only the heading and the first paragraph stay. */
function listItem(item: Element): ElementContent[] {
  const content = element('li', reshaped(item.children));
  const heading = find(content, isHeading);
  if (!heading) return [content];
  const words = find(content, (one) => isElement(one, 'p'));
  return [element('li', words ? colon(heading, words) : heading.children)];
}

const colon = (before: Element, after: Element): ElementContent[] => [
  ...before.children,
  text(': '),
  ...after.children,
];

/** Terms and what they mean, each pair in its `<div>`. */
const pairs = (list: Element): ElementContent[] => [
  element(
    'ul',
    elementsIn(list).map((pair) => {
      const [term, meaning] = elementsIn(pair);
      return element('li', term && meaning ? colon(term, meaning) : []);
    }),
  ),
];

const isBlank = (node: ElementContent) => node.type === 'text' && !node.value.trim();

/** A cell of a table, in which elements of the same kind that only styles keep apart are separated. */
function cell({ tagName, children }: Element): ElementContent[] {
  const shown = children.filter((child) => !isBlank(child));
  const areApart = shown.every((child) => isElement(child) && isElement(shown[0], child.tagName));
  if (!areApart) return [element(tagName, reshaped(children))];
  const content = shown.flatMap((child, index) => {
    const own = isElement(child, 'div') ? child.children : [child];
    return index > 0 ? [text('; '), ...own] : own;
  });
  return [element(tagName, reshaped(content))];
}

/** What opens details, as a bold line. */
const boldLine = (summary: Element): ElementContent[] => [
  element('p', [element('strong', reshaped(summary.children))]),
];

/** Replaces elements of the site by others that Markdown has, by their tag or class. */
const RULES: readonly [tag: string, name: string, (one: Element) => ElementContent[]][] = [
  ['', 'demo', demo],
  ['', 'theme-tabs-container', tabs],
  ['', 'theme-admonition', admonition],
  ['header', '', titleBlock],
  ['', 'prop-name', (one) => one.children],
  ['', 'prop-required', (one) => [text(` (${textOf(one)})`)]],
  ['div', 'block', codeBlock],
  ['pre', '', fence],
  ['li', '', listItem],
  ['dl', '', pairs],
  ['td', '', cell],
  ['summary', '', boldLine],
];

/** The classes that elements are told by. */
export const CLASSES = [...DROPPED_CLASSES, ...RULES.flatMap(([, name]) => name || [])];

const isFor = (one: Element, tag: string, name: string) =>
  isElement(one, tag) && (!name || hasClass(one, name));

/** The content of a page without the controls and running demos in it, and in elements that Markdown has. */
export function reshaped(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type === 'comment') return [];
    if (!isElement(node)) return [node];
    if (isDropped(node)) return [];
    const [, , rule] = RULES.find(([tag, name]) => isFor(node, tag, name)) ?? [];
    return rule?.(node) ?? [{ ...node, children: reshaped(node.children) }];
  });
}
