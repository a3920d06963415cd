/** What sets the library and its site apart, each claim with a link to what proves it. */
export const CLAIMS = [
  {
    claim: 'The code that you read is the code that ran',
    reason: 'A demo is one file: the page shows its source and runs it.',
    proof: 'How demos work',
    to: '/docs/tutorial-basics/markdown-features',
  },
  {
    claim: 'The reference comes from the source',
    reason:
      'Every prop, type and default is read at each build; a prop without a comment stops it.',
    proof: 'How the API pages are made',
    to: '/blog/typedoc-generated-docs',
  },
  {
    claim: 'You already know the props',
    reason:
      'A prop is named after its Bulma class: is-loading is loading, and is-info is color="info".',
    proof: 'Look a class up',
    to: '/docs/guides/bulma-classes',
  },
  {
    claim: 'Bulma’s helpers on every component',
    reason: 'Spacing, color, text and flexbox are props too, per breakpoint where Bulma has it.',
    proof: 'All helper props',
    to: '/docs/api/helpers/usebulmaclasses',
  },
] as const;
