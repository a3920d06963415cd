import type { ColorMode, ThemeConfig } from '@docusaurus/theme-common';

type Options = Pick<ThemeConfig['colorMode'], 'defaultMode' | 'respectPrefersColorScheme'>;

/** The mode that follows the current one; `null` is the system's mode, or the default mode. */
export function nextChoice(choice: ColorMode | null, options: Options): ColorMode | null {
  const { defaultMode, respectPrefersColorScheme } = options;
  if (respectPrefersColorScheme && choice === 'dark') return null;
  if (respectPrefersColorScheme) return choice === 'light' ? 'dark' : 'light';
  return (choice ?? defaultMode) === 'dark' ? 'light' : 'dark';
}
