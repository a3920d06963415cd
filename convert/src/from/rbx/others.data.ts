import type { Row } from '../peer.ts';

export const gone: Row[] = [
  {
    from: '`Tile`',
    to: 'none: Bulma 1.0 has no tiles. Use [Grid](/docs/components/grid/grid) or nested [Columns](/docs/components/columns/columns)',
    byHand: ['Tile'],
  },
  {
    from: '`List`',
    to: 'none: Bulma 1.0 has no lists. Use [Menu](/docs/components/components/menu) or [Panel](/docs/components/components/panel)',
    byHand: ['List', 'List.Item'],
  },
  {
    from: '`Heading`',
    to: '`<Block as="p" uppercase textSize={7}>` looks similar; Bulma 1.0 has no class for it',
    byHand: ['Heading'],
  },
  {
    from: '`Highlight`, `Numeric`',
    to: 'none: Bulma 1.0 has no such classes. Use `<Content>` around `<pre>`, and your own styles for a number in a circle',
    byHand: ['Highlight', 'Numeric'],
  },
  {
    from: '`Loader`, `PageLoader`',
    to: '`loading` on Button, Control or Select shows a spinner inside them, and `<div className="loader" />` still works too',
    byHand: ['Loader', 'PageLoader'],
  },
  {
    from: '`Divider`',
    to: '`<hr />`; Bulma has no divider with text',
    byHand: ['Divider'],
  },
  {
    from: '`<Button color="grey-dark">`',
    to: 'none: Bulma has shades of gray only as a `backgroundColor` or `textColor`',
    byHand: ['grey-darker', 'grey-dark', 'grey-light', 'grey-lighter'].map(
      (color) => `<Button color="${color}">`,
    ),
  },
  {
    from: '`Generic`, and the context of a component',
    to: 'a few lines with `useBulmaClasses`, the function behind all components of Bulmatic',
    byHand: [
      'Generic',
      'Dropdown.Container',
      'Dropdown.Context',
      'Modal.Container',
      'Modal.Context',
      'Modal.Portal',
      'Navbar.Container',
      'Navbar.Context',
      'Navbar.Item.Container',
    ],
  },
];
