/** The features that set the library and its site apart, each with a link to the evidence. */
export const CLAIMS = [
  {
    claim: 'The code you read is the code that runs',
    reason: 'Each demo is one file, which runs and is shown.',
    proof: 'How demos work',
    to: '/docs/tutorial-basics/markdown-features',
  },
  {
    claim: 'The reference comes from the source',
    reason: 'Each build reads every prop and type, and fails if a prop has no comment.',
    proof: 'How the API pages are made',
    to: '/blog/typedoc-generated-docs',
  },
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
] as const;
