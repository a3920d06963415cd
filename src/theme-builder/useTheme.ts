import { useEffect, useRef, useState } from 'react';
import { hashOf, themeIn } from './address';
import { hasTheme } from './hasTheme';
import { BULMA, type Theme } from './theme';

/** Waits until a slider stops. Browsers refuse to change the address a hundred times in a row. */
const REST_MS = 200;

export interface ThemeState {
  theme: Theme;
  /** The theme, once it has not changed for a moment. */
  settled: Theme;
  /** What in the address is no setting. */
  unknown: readonly string[];
  setTheme: (theme: Theme) => void;
  /** Returns to Bulma as it comes, from which Back leads to the theme before. */
  reset: () => void;
}

const addressOf = (theme: Theme) => hashOf(theme) || location.pathname + location.search;

/** The address with a theme, to share it. */
export const linkTo = (theme: Theme) => new URL(addressOf(theme), location.href).href;

/** A theme that begins as the one in the address, and is kept there. */
export function useTheme(): ThemeState {
  const [{ theme, unknown }, setState] = useState(() => themeIn(location.hash));
  const [settled, setSettled] = useState(theme);
  const wasReset = useRef(false);

  useEffect(() => {
    const { pathname } = location;
    const timer = setTimeout(() => {
      setSettled(theme);
      const isIn = hashOf(theme) || hasTheme(location.hash);
      // Meanwhile, the user may have followed a link.
      if (isIn && location.pathname === pathname)
        history.replaceState(history.state, '', addressOf(theme));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [theme]);

  useEffect(() => {
    const follow = () => {
      const { hash } = location;
      // Forward leads to a reset again, which leaves an address without a theme.
      if (hasTheme(hash) || (!hash && wasReset.current)) setState(themeIn(hash));
    };
    // Unlike `hashchange`, it also comes if the user goes back before the address has changed.
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const setTheme = (next: Theme) => setState({ theme: next, unknown: [] });

  function reset() {
    if (hashOf(theme)) history.pushState(history.state, '', addressOf(theme));
    wasReset.current = true;
    setTheme(BULMA);
  }

  return { theme, settled, unknown, setTheme, reset };
}
