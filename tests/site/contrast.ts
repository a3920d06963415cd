/**
 * How many elements in the demos of a page have too low a contrast by Bulma's own colors, by mode. The idea of these
 * demos is to show all colors; each page says under "Accessibility" which ones fall short.
 */
export const CONTRAST_OF_BULMA: Readonly<
  Record<string, { readonly light?: number; readonly dark?: number }>
> = {
  '/docs/components/components/navbar': { dark: 1 },
  '/docs/components/components/panel': { dark: 1 },
  '/docs/components/elements/button': { light: 1, dark: 2 },
  '/docs/components/elements/table': { dark: 4 },
  '/docs/components/elements/tag': { dark: 2 },
  '/docs/components/form/file': { dark: 1 },
  '/docs/components/layout/hero': { dark: 1 },
};
