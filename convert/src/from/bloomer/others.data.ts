import type { Row } from '../peer.ts';

export const gone: Row[] = [
  {
    from: '`Tile`',
    to: 'none: Bulma 1.0 has no tiles. Use [Grid](/docs/components/grid/grid) or nested [Columns](/docs/components/columns/columns)',
    byHand: ['Tile'],
  },
  {
    from: '`Nav`, of Bulma 0.4',
    to: '`Navbar`, or `Level`',
    byHand: ['Nav', 'NavLeft', 'NavCenter', 'NavRight', 'NavItem', 'NavToggle'],
  },
  {
    from: '`Heading`',
    to: '`<Block as="p" uppercase textSize={7}>` looks similar; Bulma 1.0 has no class for it',
    byHand: ['Heading'],
  },
  {
    from: 'The function `withHelpersModifiers()`',
    to: 'a few lines with `useBulmaClasses`, the function behind all components of Bulmatic',
    changes: [],
  },
];
