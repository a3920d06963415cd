import type { ColorMode, ThemeConfig } from '@docusaurus/theme-common';

type Options = Pick<ThemeConfig['colorMode'], 'defaultMode' | 'respectPrefersColorScheme'>;

/** The choice that comes after the current one; null stands for the system's mode, or for the default mode. */
export function nextChoice(choice: ColorMode | null, options: Options): ColorMode | null {
  const { defaultMode, respectPrefersColorScheme } = options;
  if (respectPrefersColorScheme && choice === 'dark') return null;
  if (respectPrefersColorScheme) return choice === 'light' ? 'dark' : 'light';
  return (choice ?? defaultMode) === 'dark' ? 'light' : 'dark';
}
