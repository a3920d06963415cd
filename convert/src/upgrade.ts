import type { AddNote } from './findings.ts';
import * as texts from './noteTexts.ts';
import type { HtmlElement, HtmlNode } from './tree.ts';

/** How many lines a burger has in Bulma 1.0. */
const LINES = 4;

const isBlank = (node: HtmlNode) => node.kind === 'text' && !node.text.trim();

const isLine = (node: HtmlNode) =>
  node.kind === 'element' && node.tag === 'span' && !node.classes.length && !node.children.length;

/** An element of Bulma 0.x as Bulma 1.0 wants it, so that it can be a component. */
export function upgraded(element: HtmlElement, note: AddNote): HtmlElement {
  if (!element.classes.includes('navbar-burger')) return element;
  const lines = element.children.filter((node) => !isBlank(node));
  const [line] = lines;
  if (!line || lines.length >= LINES || !lines.every(isLine)) return element;
  note(texts.burgerLines(LINES));
  const added = Array.from({ length: LINES - lines.length }, () => line);
  return { ...element, children: [...lines, ...added] };
}
