import { useEffect, useState } from 'react';
import { hashOf, themeIn } from './address';
import { hasTheme } from './hasTheme';
import type { Theme } from './theme';

/** Waits until a slider stops. Browsers refuse to change the address a hundred times in a row. */
const REST_MS = 200;

export interface ThemeState {
  theme: Theme;
  /** The theme, once it has not changed for a moment. */
  settled: Theme;
  /** What in the address is no setting. */
  unknown: readonly string[];
  setTheme: (theme: Theme) => void;
}

const addressOf = (theme: Theme) => hashOf(theme) || location.pathname + location.search;

/** The address with a theme, to share it. */
export const linkTo = (theme: Theme) => new URL(addressOf(theme), location.href).href;

/** A theme that begins as the one in the address, and is kept there. */
export function useTheme(): ThemeState {
  const [{ theme, unknown }, setState] = useState(() => themeIn(location.hash));
  const [settled, setSettled] = useState(theme);

  useEffect(() => {
    const timer = setTimeout(setSettled, REST_MS, theme);
    return () => clearTimeout(timer);
  }, [theme]);

  useEffect(() => {
    if (!hashOf(settled) && !hasTheme(location.hash)) return;
    history.replaceState(history.state, '', addressOf(settled));
  }, [settled]);

  useEffect(() => {
    const follow = () => {
      if (hasTheme(location.hash)) setState(themeIn(location.hash));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  return {
    theme,
    settled,
    unknown,
    setTheme: (next) => setState({ theme: next, unknown: [] }),
  };
}
