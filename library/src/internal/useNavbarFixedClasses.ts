import { useEffect } from 'react';
import type { Responsive } from '../props/types.ts';
import { modifierClasses } from './modifiers.ts';

type Fixed = Responsive<'top' | 'bottom', 'touch' | 'desktop'>;

/** For each class on the root element, the number of navbars that need it. */
const navbars = new Map<string, number>();

function release(name: string) {
  const left = (navbars.get(name) ?? 0) - 1;
  if (left > 0) return navbars.set(name, left);
  navbars.delete(name);
  document.documentElement.classList.remove(name);
}

/** Adds Bulma's `has-navbar-fixed-*` to the root element, which makes room for a fixed navbar. */
export function useNavbarFixedClasses(fixed: Fixed | undefined, spaced: boolean | undefined) {
  // Bulma applies `is-spaced` only on desktop.
  const onDesktop = typeof fixed === 'object' ? (fixed.desktop ?? fixed.base) : fixed;
  const names = [
    modifierClasses('has-navbar-fixed', fixed),
    modifierClasses('has-spaced-navbar-fixed', spaced && onDesktop),
  ].join(' ');

  useEffect(() => {
    const { classList } = document.documentElement;
    // Classes that the page had before stay when the navbar is removed.
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
