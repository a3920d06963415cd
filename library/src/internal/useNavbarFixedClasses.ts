import { useEffect } from 'react';
import type { Responsive } from '../props/types.ts';
import { modifierClasses } from './modifiers.ts';

type Fixed = Responsive<'top' | 'bottom', 'touch' | 'desktop'>;

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
    const missing = names.split(' ').filter((name) => name && !classList.contains(name));
    classList.add(...missing);
    return () => classList.remove(...missing);
  }, [names]);
}
