import figures from '@generated/reference/default/figures.json';

const { buttonSize, classes, components, keys, recipes, strictProps } = figures;
const inWords = (number: number) => number.toLocaleString('en-US');

/** What sets the library apart, each with a figure that the build computes, and a link to the evidence. */
export const CLAIMS = [
  {
    figure: `${inWords(classes.covered)} of ${inWords(classes.all)} classes`,
    claim: 'All of Bulma 1.0',
    reason: 'Every component and helper of Bulma is a component or a prop, named after its class.',
    proof: 'Look up a class',
    to: '/docs/guides/bulma-classes',
  },
  {
    figure: `${buttonSize} kB for a Button`,
    claim: 'You ship what you use',
    reason: 'Minified and compressed, without React. Bundlers leave out what you don’t import.',
    proof: 'See all sizes',
    to: '/docs/guides/css-size',
  },
  {
    figure: `${keys} keys, each tested`,
    claim: 'Keyboard and screen readers',
    reason: 'Modals, menus and tabs follow the WAI-ARIA practices, in three browser engines.',
    proof: 'See how it works',
    to: '/docs/guides/accessibility',
  },
  {
    figure: `${components.onServer} of ${components.all} on the server`,
    claim: 'Server components',
    reason: 'Components without state need no “use client” and send no JavaScript.',
    proof: 'See which ones',
    to: '/docs/guides/server-rendering',
  },
  {
    figure: `${inWords(strictProps)} strict props`,
    claim: 'Types that know Bulma',
    reason: 'A color, size or class that Bulma doesn’t have is an error in your editor.',
    proof: 'Read about the types',
    to: '/docs/guides/typescript',
  },
  {
    figure: `${recipes} recipes to copy`,
    claim: 'What Bulma leaves to you',
    reason:
      'Toasts, autocomplete, accordions, whole pages: each one file without a new dependency.',
    proof: 'Browse the recipes',
    to: '/docs/recipes/intro',
  },
] as const;
