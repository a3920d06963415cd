'use client';

import { useSyncExternalStore } from 'react';

/** What the user may choose: one of Bulma's two modes, or that of the system. */
export type ColorMode = 'light' | 'dark' | 'system';

/** What {@link useColorMode} returns. */
export interface ColorModeState {
  /** What the user chose: `'system'` as long as that is nothing, and on the server. */
  mode: ColorMode;
  /** What the page shows: `'light'` on the server. */
  shown: 'light' | 'dark';
  /** Chooses a mode, and keeps it. */
  setMode: (mode: ColorMode) => void;
}

const KEY = 'bulmatic-color-mode';

/**
 * The text of a script for the `<head>` of your pages, which shows the mode that the user chose before the page is painted.
 *
 * It is the same in each version of a site, so that a Content Security Policy can allow it by its hash.
 */
export const colorModeScript = `try{var m=localStorage.getItem('${KEY}');if(m==='light'||m==='dark')document.documentElement.dataset.theme=m}catch(e){}`;

const DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();
let chosen: ColorMode | undefined;

const toMode = (text: unknown): ColorMode =>
  text === 'light' || text === 'dark' ? text : 'system';

function read(): ColorMode {
  try {
    return toMode(localStorage.getItem(KEY));
  } catch {
    // Without storage, the choice holds for this page.
    return toMode(document.documentElement.dataset.theme);
  }
}

function keep(mode: ColorMode) {
  try {
    if (mode === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, mode);
  } catch {
    // As in `read`.
  }
}

function show(mode: ColorMode) {
  chosen = mode;
  if (mode === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode;
  listeners.forEach((listener) => listener());
}

function setMode(mode: ColorMode) {
  keep(mode);
  show(mode);
}

function onStorage({ key }: StorageEvent) {
  // The key is null when all is cleared.
  if (key === KEY || key === null) show(read());
}

function subscribe(listener: () => void) {
  const system = matchMedia(DARK);
  if (!listeners.size) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
    if (!listeners.size) window.removeEventListener('storage', onStorage);
  };
}

function currentMode(): ColorMode {
  chosen ??= read();
  return chosen;
}

function shownMode() {
  const mode = currentMode();
  if (mode !== 'system') return mode;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

/**
 * The color mode that the user chose, kept in the storage of the browser and the same in all open tabs.
 *
 * It sets `data-theme` on the root element, by which Bulma shows light or dark mode whatever the system says. Put
 * {@link colorModeScript} into the `<head>`, so that no page flashes in the other mode while it loads.
 *
 * @returns What was chosen, what is shown, and a function that chooses.
 * @example A button that switches
 * ```tsx
 * import { Button, useColorMode } from 'bulmatic';
 *
 * export function DarkModeButton() {
 *   const { shown, setMode } = useColorMode();
 *   const isDark = shown === 'dark';
 *   return (
 *     <Button aria-pressed={isDark} onClick={() => setMode(isDark ? 'light' : 'dark')}>
 *       Dark mode
 *     </Button>
 *   );
 * }
 * ```
 * @see [Bulma: dark mode](https://bulma.io/documentation/features/dark-mode/)
 */
export function useColorMode(): ColorModeState {
  const mode = useSyncExternalStore(subscribe, currentMode, () => 'system' as const);
  const shown = useSyncExternalStore(subscribe, shownMode, () => 'light' as const);
  return { mode, shown, setMode };
}
