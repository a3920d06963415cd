import { useEffect } from 'react';
import type { Responsive } from '../props/types.ts';
import { modifierClasses } from './modifiers.ts';

type Fixed = Responsive<'top' | 'bottom', 'touch' | 'desktop'>;

/** For each root element, the classes that navbars need, each as often as it is needed. */
const needs = new WeakMap<Element, string[]>();

/** Scrolls the targets of links to where the bar doesn't cover them, while Bulma makes room for it. */
function padScrolling(root: HTMLElement) {
  const { style, ownerDocument } = root;
  const aborter = new AbortController();
  const release = () => (style.scrollPadding = '');
  const pad = () => {
    release();
    const used = getComputedStyle(root);
    if (used.scrollPaddingTop === 'auto') style.scrollPaddingTop = used.paddingTop;
    if (used.scrollPaddingBottom === 'auto') style.scrollPaddingBottom = used.paddingBottom;
  };
  pad();
  ownerDocument.defaultView?.addEventListener('resize', pad, aborter);
  return () => {
    aborter.abort();
    release();
  };
}

/** Adds Bulma's `has-navbar-fixed-*` to the root element, which makes room for a fixed navbar. */
export function useNavbarFixedClasses(
  element: Element | null,
  fixed: Fixed | undefined,
  spaced: boolean | undefined,
) {
  // Bulma applies `is-spaced` only on desktop.
  const onDesktop = typeof fixed === 'object' ? (fixed.desktop ?? fixed.base) : fixed;
  const names = [
    modifierClasses('has-navbar-fixed', fixed),
    modifierClasses('has-spaced-navbar-fixed', spaced && onDesktop),
  ].join(' ');

  useEffect(() => {
    if (!element) return;
    const root = element.ownerDocument.documentElement;
    const { classList } = root;
    const needed = needs.get(root) ?? [];
    needs.set(root, needed);
    // Classes that the page had before stay when the navbar is removed.
    const own = names
      .split(' ')
      .filter((name) => name && (needed.includes(name) || !classList.contains(name)));
    needed.push(...own);
    classList.add(...own);
    const stopPadding = names.trim() ? padScrolling(root) : undefined;
    return () => {
      stopPadding?.();
      for (const name of own) {
        needed.splice(needed.indexOf(name), 1);
        if (!needed.includes(name)) classList.remove(name);
      }
    };
  }, [element, names]);
}
