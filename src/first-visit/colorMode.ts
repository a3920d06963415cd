import type { ColorMode, ThemeConfig } from '@docusaurus/theme-common';
import { nextChoice } from '../browser/nextChoice.ts';

/** The plugin `early-script` inserts it into the bundle. */
declare const COLOR_MODE: ThemeConfig['colorMode'];

const systemMode = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Does the same as the toggle. Docusaurus reads the result from the page when it hydrates. */
export function switchColorMode() {
  const { dataset } = document.documentElement;
  const current = dataset.themeChoice === 'system' ? null : (dataset.themeChoice as ColorMode);
  const choice = nextChoice(current, COLOR_MODE);
  dataset.theme = choice ?? systemMode();
  dataset.themeChoice = choice ?? 'system';
  if (choice) localStorage?.setItem('theme', choice);
  else localStorage?.removeItem('theme');
}
