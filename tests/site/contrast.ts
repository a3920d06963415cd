/**
 * Elements of demos whose contrast is too low by Bulma's own colours, by page and mode, where the idea of the demo needs
 * them. Each such page says so under "Accessibility".
 */
export const CONTRAST_OF_BULMA: Readonly<
  Record<string, { readonly light?: number; readonly dark?: number }>
> = {
  '/docs/components/elements/button': { light: 1, dark: 2 },
};
