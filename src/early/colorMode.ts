import type { ColorMode, ThemeConfig } from '@docusaurus/theme-common';
import { nextChoice } from '../theme/ColorModeToggle/nextChoice.ts';

/** Written into the bundle by the plugin `early-script`. */
declare const COLOR_MODE: ThemeConfig['colorMode'];

const systemMode = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Does what the toggle does; Docusaurus reads the outcome from the page when it takes over. */
export function switchColorMode() {
  const { dataset } = document.documentElement;
  const current = dataset.themeChoice === 'system' ? null : (dataset.themeChoice as ColorMode);
  const choice = nextChoice(current, COLOR_MODE);
  dataset.theme = choice ?? systemMode();
  dataset.themeChoice = choice ?? 'system';
  if (choice) localStorage?.setItem('theme', choice);
  else localStorage?.removeItem('theme');
}
