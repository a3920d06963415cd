/** The features that set the library apart, each with a link to the evidence. */
export const CLAIMS = [
  {
    claim: 'You already know the props',
    reason: 'Props are named after Bulma’s classes: is-loading is loading.',
    proof: 'Look up a class',
    to: '/docs/guides/bulma-classes',
  },
  {
    claim: 'Bulma’s helpers on every component',
    reason: 'Spacing, color, text and flexbox are props too, some per breakpoint.',
    proof: 'All helper props',
    to: '/docs/guides/helper-props',
  },
  {
    claim: 'Keyboard and screen readers included',
    reason: 'Menus, tabs and modals follow WAI-ARIA, and a test proves each key.',
    proof: 'How it works',
    to: '/docs/guides/accessibility',
  },
  {
    claim: 'Ready for server components',
    reason: 'Components without state render on the server, without “use client”.',
    proof: 'Which ones',
    to: '/docs/guides/server-rendering',
  },
] as const;
