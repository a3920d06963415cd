import type { Row } from '../peer.ts';

export const gone: Row[] = [
  {
    from: '`Tile`',
    to: 'none: Bulma 1.0 has no tiles. Use [Grid](/docs/components/grid/grid) or nested [Columns](/docs/components/columns/columns)',
    byHand: ['Tile'],
  },
  {
    from: '`Loader`',
    to: '`loading` on Button, Control or Select shows the same spinner inside them, and `<div className="loader" />` still works too',
    byHand: ['Loader'],
  },
  {
    from: '`<Heading heading>`',
    to: '`<Block as="p" uppercase textSize={7}>` looks similar; Bulma 1.0 has no class for it',
    byHand: ['<Heading heading>'],
  },
  {
    from: '`<Image fallback="/none.png">`',
    to: 'another `src`, which you set in your own `onError` handler',
    byHand: ['<Image fallback={source}>', '<Card.Image fallback={source}>'],
  },
  {
    from: '`<Button color="grey-dark">`',
    to: 'none: Bulma has shades of gray only as a `backgroundColor` or `textColor`',
    byHand: [
      'black-bis',
      'black-ter',
      'white-bis',
      'white-ter',
      'grey-darker',
      'grey-dark',
      'grey-light',
      'grey-lighter',
    ].map((color) => `<Button color="${color}">`),
  },
  {
    from: '`Element`',
    to: 'a few lines with `useBulmaClasses`, the function behind all components of Bulmatic, as below',
    byHand: ['Element'],
  },
  {
    from: '`Dropdown`, which selects a value',
    to: '`Select`; here, a `Dropdown` is a menu of links and actions',
    byHand: ['Dropdown', 'Dropdown.Item', 'Dropdown.Divider'],
  },
];
