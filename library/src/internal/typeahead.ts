import type { KeyboardEvent } from 'react';
import { focusedElement, withId } from './dom.ts';
import { isShortcut } from './moveFocus.ts';

/** Milliseconds after which a typed letter starts a new word. */
const PAUSE = 500;

function isHidden(element: Element) {
  const { display, visibility } = getComputedStyle(element);
  return display === 'none' || visibility !== 'visible' || element.matches('[aria-hidden=true]');
}

/** The text of an element for screen readers, without what is hidden from them, such as the text of icon fonts. */
function textOf(node: Node): string {
  if (node.nodeType !== 1) return node.nodeType === 3 ? (node.nodeValue ?? '') : '';
  const element = node as Element;
  const label = element.getAttribute('aria-label') || element.getAttribute('alt');
  if (label) return label;
  return isHidden(element) ? '' : Array.from(element.childNodes, textOf).join('');
}

/** The name of an item: the text of the elements that it refers to, or its own. */
const nameOf = (item: Element) =>
  (item.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => textOf(withId(id, item) ?? item))
    .join(' ');

/** What the user has typed so far, and when. */
export interface Typed {
  text: string;
  at: number;
}

/** Finds the item that starts with the typed text, from the focused one on and then from the start. */
export function findTyped(
  typed: Typed,
  event: KeyboardEvent<HTMLElement>,
  items: readonly HTMLElement[],
): HTMLElement | undefined {
  const { key, timeStamp } = event;
  const before = timeStamp - typed.at < PAUSE ? typed.text : '';
  // Space is part of a word only if the user has started to type one. Otherwise, it clicks the item.
  if (key.length !== 1 || (key === ' ' && !before)) return undefined;
  if (isShortcut(event)) return undefined;
  event.preventDefault();
  const text = before + key.toLowerCase();
  Object.assign(typed, { text, at: timeStamp });
  // A single letter, even if repeated, moves on to the next item that starts with it.
  const letter = [...text].every((one) => one === text[0]) ? text[0] : undefined;
  const focused = focusedElement(event.currentTarget.ownerDocument) as HTMLElement;
  const at = items.indexOf(focused) + (letter ? 1 : 0);
  return [...items.slice(at), ...items.slice(0, at)].find((item) =>
    nameOf(item)
      .trim()
      .toLowerCase()
      .startsWith(letter ?? text),
  );
}
