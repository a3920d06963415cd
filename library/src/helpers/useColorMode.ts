'use client';

import { useSyncExternalStore } from 'react';

/** The modes that the user can select: one of Bulma's two, or that of the system. */
export type ColorMode = 'light' | 'dark' | 'system';

/** What {@link useColorMode} returns. */
export interface ColorModeState {
  /** The mode that the user selected: `'system'` until then, and on the server. */
  mode: ColorMode;
  /** The mode that the page shows: `'light'` on the server. */
  shown: 'light' | 'dark';
  /** Selects a mode, and stores it. */
  setMode: (mode: ColorMode) => void;
}

const KEY = 'bulmatic-color-mode';

/**
 * The text of a script for the `<head>` of your pages that applies the selected mode before the page is painted.
 *
 * It is the same for every build of a site, so a Content Security Policy can allow it by its hash.
 */
export const colorModeScript = `try{var m=localStorage.getItem('${KEY}');if(m==='light'||m==='dark')document.documentElement.dataset.theme=m}catch(e){}`;

const DARK = '(prefers-color-scheme: dark)';
const EVENTS = ['storage', 'pageshow'] as const;
const listeners = new Set<() => void>();
let chosen: ColorMode | undefined;

const toMode = (text: unknown): ColorMode =>
  text === 'light' || text === 'dark' ? text : 'system';

function read(): ColorMode {
  try {
    return toMode(localStorage.getItem(KEY));
  } catch {
    // Without storage, the selection applies to this page only.
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

/** Shows what another tab has stored or, if Back returns to a page that the browser has kept, another page. */
function update() {
  const mode = read();
  if (mode !== chosen) show(mode);
}

function subscribe(listener: () => void) {
  const system = matchMedia(DARK);
  if (!listeners.size) {
    EVENTS.forEach((event) => window.addEventListener(event, update));
    // Without the script in the head, nothing has applied the stored mode yet.
    const mode = currentMode();
    if (mode !== 'system') document.documentElement.dataset.theme = mode;
  }
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
    if (listeners.size) return;
    EVENTS.forEach((event) => window.removeEventListener(event, update));
    // Nothing hears what other tabs store from now on.
    chosen = undefined;
  };
}

function currentMode(): ColorMode {
  chosen ??= read();
  return chosen;
}

function shownMode() {
  const mode = currentMode();
  const set = mode === 'system' ? toMode(document.documentElement.dataset.theme) : mode;
  if (set !== 'system') return set;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

/**
 * Reads and sets the color mode, which is kept in the browser's storage and shared by all open tabs.
 *
 * It sets `data-theme` on the root element, which makes Bulma show light or dark mode regardless of the system. Put
 * {@link colorModeScript} in the `<head>`, so that no page flashes in the other mode while it loads.
 *
 * @returns The selected mode, the mode that is shown, and a function that selects a mode.
 * @example A button that switches the mode
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
