import { useEffect } from 'react';
import type { Responsive } from '../props/types.ts';
import { modifierClasses } from './modifiers.ts';

type Fixed = Responsive<'top' | 'bottom', 'touch' | 'desktop'>;

/** How many navbars need each of the classes that the root element has for them. */
const navbars = new Map<string, number>();

function release(name: string) {
  const left = (navbars.get(name) ?? 0) - 1;
  if (left > 0) return navbars.set(name, left);
  navbars.delete(name);
  document.documentElement.classList.remove(name);
}

/** Puts Bulma's `has-navbar-fixed-*` on the root element, which keeps the page clear of a fixed navbar. */
export function useNavbarFixedClasses(fixed: Fixed | undefined, spaced: boolean | undefined) {
  // Bulma spaces a navbar on desktop only.
  const onDesktop = typeof fixed === 'object' ? (fixed.desktop ?? fixed.base) : fixed;
  const names = [
    modifierClasses('has-navbar-fixed', fixed),
    modifierClasses('has-spaced-navbar-fixed', spaced && onDesktop),
  ].join(' ');

  useEffect(() => {
    const { classList } = document.documentElement;
    // What the page has from elsewhere stays when the navbar goes.
    const own = names
      .split(' ')
      .filter((name) => name && (navbars.has(name) || !classList.contains(name)));
    for (const name of own) navbars.set(name, (navbars.get(name) ?? 0) + 1);
    classList.add(...own);
    return () => {
      for (const name of own) release(name);
    };
  }, [names]);
}
